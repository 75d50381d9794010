package org.nqueens.contract;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Prints every few seconds which test of a suite runs, so that a suite that is slow can be told
 * from one that hangs. Not thread-safe.
 */
final class SuiteLog {
  private static final Duration INTERVAL = Duration.ofSeconds(5);

  private final long suiteStart = System.nanoTime();
  private long latestLine = suiteStart;
  private int tests;

  /**
   * Waits for the thread of the next test.
   *
   * @param suite the name of the suite
   * @param test the name of the test
   * @param bound as {@link Patience} counts it; {@link ForkedJvm} has one of its own
   * @return whether the thread has ended within the bound
   */
  boolean await(Thread thread, Duration bound, String suite, String test)
      throws InterruptedException {
    tests++;
    Patience patience = Patience.of(bound);
    long testStart = System.nanoTime();
    long interval = Math.min(INTERVAL.toNanos(), bound.toNanos() / 2);
    while (thread.isAlive() && (!patience.isOver() || ForkedJvm.isAwaitedBy(thread))) {
      long now = System.nanoTime();
      if (now - latestLine >= interval) {
        // No %d: the digits are the same in every locale.
        System.out.printf(
            "%s, %s s: test %s, %s, for %s s%n",
            suite, seconds(now - suiteStart), tests, test, seconds(now - testStart));
        latestLine = now;
      }
      thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(interval - (now - latestLine))));
    }
    return !thread.isAlive();
  }

  private static long seconds(long nanos) {
    return TimeUnit.NANOSECONDS.toSeconds(nanos);
  }
}
