package org.nqueens.contract;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.time.Duration;

/**
 * The time that a test waits for what takes less unless it hangs. Where more threads want to run
 * than the machine has processors, each of its seconds lasts as much longer. Not thread-safe.
 */
final class Patience {
  /** The longest that a second lasts: the load may be that of a host with many such machines. */
  private static final double MAX_SECOND = 20;

  private static final OperatingSystemMXBean MACHINE = ManagementFactory.getOperatingSystemMXBean();

  private double nanosLeft;
  private long latest = System.nanoTime();

  private Patience(double nanosLeft) {
    this.nanosLeft = nanosLeft;
  }

  static Patience of(Duration bound) {
    return new Patience(bound.toNanos());
  }

  /** Whether the time has passed; its pace is that of the machine since the latest call. */
  boolean isOver() {
    long now = System.nanoTime();
    nanosLeft -= (now - latest) / second();
    latest = now;
    return nanosLeft <= 0;
  }

  /** How long a second lasts; the load is negative where the system does not tell it. */
  private static double second() {
    double threads = MACHINE.getSystemLoadAverage() / MACHINE.getAvailableProcessors();
    return Math.min(MAX_SECOND, Math.max(1, threads));
  }
}
