package org.nqueens.internal.index;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/**
 * The processor time of the calling thread, which does not run while other programs use its core;
 * the wall time where the JVM has no such clock.
 */
final class ThreadClock {
  private static final LongSupplier CLOCK = find();

  private ThreadClock() {}

  private static LongSupplier find() {
    try {
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      if (threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()) {
        return threads::getCurrentThreadCpuTime;
      }
    } catch (LinkageError e) {
      // A run-time image may be without the module java.management.
    }
    return System::nanoTime;
  }

  /** The time since some moment, in nanoseconds; differences in one thread count. */
  static long nanos() {
    return CLOCK.getAsLong();
  }
}
