package org.nqueens.benchmarks.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import org.nqueens.result.SearchProgress;

/**
 * The reports of one search, each with the CPU time of the threads that search. Made by the thread
 * that asks; for one search.
 */
public final class ProgressRun implements Consumer<SearchProgress> {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final long caller = Thread.currentThread().getId();
  private final long start = THREADS.getCurrentThreadCpuTime();

  /** The latest CPU time of each thread, in nanoseconds; a thread that has ended keeps its last. */
  private final Map<Long, Long> cpuTimes = new HashMap<>();

  private final List<Point> points = new ArrayList<>();

  private record Point(double fraction, long decisions, long cpuTime) {}

  @Override
  public void accept(SearchProgress report) {
    for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
      if (thread != null && isSearching(thread)) {
        long time = THREADS.getThreadCpuTime(thread.getThreadId());
        long own = thread.getThreadId() == caller ? time - start : time;
        cpuTimes.merge(thread.getThreadId(), own, Math::max);
      }
    }
    long sum = cpuTimes.values().stream().mapToLong(time -> time).sum();
    points.add(new Point(report.fraction(), report.decisions(), sum));
  }

  /** The CPU time of the process so far. */
  public static long cpuNanos() {
    return Clock.cpuNanos();
  }

  private boolean isSearching(ThreadInfo thread) {
    return thread.getThreadId() == caller || thread.getThreadName().matches("nqueens-.*-\\d+");
  }

  /** The largest difference of a fraction from the share of the decisions. */
  public double deviationFromDecisions() {
    return deviation(Point::decisions);
  }

  /** The largest difference of a fraction from the share of the CPU time. */
  public double deviationFromCpuTime() {
    return deviation(Point::cpuTime);
  }

  private double deviation(ToLongFunction<Point> work) {
    double all = work.applyAsLong(points.get(points.size() - 1));
    return points.stream()
        .mapToDouble(point -> Math.abs(point.fraction() - work.applyAsLong(point) / all))
        .max()
        .orElse(0);
  }
}
