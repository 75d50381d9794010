package org.nqueens.spark;

import java.time.Duration;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The schedule of parts on workers in list order: a worker that is free takes the next part. See R.
 * L. Graham, <i>Bounds on multiprocessing timing anomalies</i>, SIAM Journal on Applied Mathematics
 * 17 (1969): at most 2 - 1/w times as long as the best schedule on w workers.
 *
 * @param times the times of the parts, in the order in which they begin
 */
record Schedule(List<Duration> times) {

  /** Defines a schedule; the list is copied. */
  Schedule {
    times = List.copyOf(times);
  }

  /** The sum of the times. */
  Duration total() {
    return times.stream().reduce(Duration.ZERO, Duration::plus);
  }

  /** The time at which a share of the parts, from 0 to 1, is at most as long as; zero for none. */
  Duration quantile(double share) {
    Duration[] sorted = times.stream().sorted().toArray(Duration[]::new);
    return sorted.length == 0
        ? Duration.ZERO
        : sorted[(int) Math.round(share * (sorted.length - 1))];
  }

  /**
   * The time from the begin of the first part to the end of the last.
   *
   * @param workers at least 1
   * @param overhead the time that a worker needs for a part beyond its search
   */
  Duration makespan(int workers, Duration overhead) {
    PriorityQueue<Duration> free = new PriorityQueue<>(workers);
    Duration end = Duration.ZERO;
    for (Duration time : times) {
      Duration begin = free.size() < workers ? Duration.ZERO : free.remove();
      Duration done = begin.plus(time).plus(overhead);
      free.add(done);
      end = done.compareTo(end) > 0 ? done : end;
    }
    return end;
  }
}
