package org.nqueens.benchmarks.measure;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.OptionalLong;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant.Threads;

/** A stopwatch of one run, from the construction of the clock to {@link #stop}. */
final class Clock {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final Threads threads;
  private final long bytes;
  private final long cpuNanos;
  private final long wallNanos;

  Clock(Threads threads) {
    this.threads = threads;
    this.bytes = Allocation.bytesSoFar(threads);
    this.cpuNanos = cpuNanos();
    this.wallNanos = System.nanoTime();
  }

  Sample stop(Outcome outcome) {
    Duration wallTime = Duration.ofNanos(System.nanoTime() - wallNanos);
    Duration cpuTime = Duration.ofNanos(cpuNanos() - cpuNanos);
    long allocated = Allocation.bytesSoFar(threads) - bytes;
    return new Sample(outcome, wallTime, wallTime, cpuTime, allocated, OptionalLong.empty());
  }

  /** The CPU time of this process since its start. */
  static long cpuNanos() {
    return SYSTEM.getProcessCpuTime();
  }
}
