package org.nqueens.benchmarks.work;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.nqueens.benchmarks.direct.Outcome;

/**
 * A measurement of contestants that take turns in one JVM after a warm-up, so that other load on
 * the machine affects all of them.
 *
 * <p>A task shorter than a sample is repeated for about the time of a sample, and the mean counts
 * as one run, because the system's clock of CPU time has a resolution of hundredths of a second.
 *
 * @param runs the number of runs measured of each contestant, at least 1
 * @param warmUp how long each contestant runs before the measurement, at least once
 * @param sample the minimum time of a measured run
 */
public record Turns(int runs, Duration warmUp, Duration sample) {

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  /**
   * What a contestant took.
   *
   * @param contestant the name of the contestant
   * @param outcome the outcome of its runs
   * @param wallNanos the median wall time of a run
   * @param cpuNanos the median CPU time of the process meanwhile, which includes the JIT compiler's
   *     and the collector's threads
   */
  public record Result(String contestant, Outcome outcome, double wallNanos, double cpuNanos) {}

  /**
   * Measures every contestant of a work.
   *
   * @param work the work
   * @return a result for each contestant, in their order
   * @throws IllegalStateException if a contestant finds the wrong number of solutions
   */
  public List<Result> measure(Work work) {
    List<Runner> runners =
        work.contestants().stream().map(contestant -> new Runner(work, contestant)).toList();
    for (int run = 0; run < runs; run++) {
      runners.forEach(Runner::run);
    }
    return runners.stream().map(Runner::result).toList();
  }

  /**
   * The median.
   *
   * @param values at least one value
   * @return the value in the middle, or the mean of the two there
   */
  public static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int half = sorted.size() / 2;
    return (sorted.get(half) + sorted.get((sorted.size() - 1) / 2)) / 2;
  }

  private final class Runner {
    private final Work work;
    private final Contestant contestant;
    private final long repetitions;
    private final List<Double> wallNanos = new ArrayList<>();
    private final List<Double> cpuNanos = new ArrayList<>();
    private Outcome outcome;

    /** Warms up. */
    Runner(Work work, Contestant contestant) {
      this.work = work;
      this.contestant = contestant;
      long end = System.nanoTime() + warmUp.toNanos();
      long quickest = Long.MAX_VALUE;
      do {
        long start = System.nanoTime();
        outcome = work.run(contestant);
        quickest = Math.min(quickest, System.nanoTime() - start);
      } while (System.nanoTime() < end);
      repetitions = 1 + sample.toNanos() / Math.max(1, quickest);
    }

    void run() {
      long cpu = SYSTEM.getProcessCpuTime();
      long wall = System.nanoTime();
      for (long repetition = 0; repetition < repetitions; repetition++) {
        outcome = work.run(contestant);
      }
      wallNanos.add((double) (System.nanoTime() - wall) / repetitions);
      cpuNanos.add((double) (SYSTEM.getProcessCpuTime() - cpu) / repetitions);
    }

    Result result() {
      return new Result(contestant.name(), outcome, median(wallNanos), median(cpuNanos));
    }
  }
}
