package org.nqueens.sampling;

import java.time.Duration;
import java.util.Objects;

/**
 * A time estimated by independent random probes, with its standard error.
 *
 * @param value the estimate of the processor time of each thread, at least 0; it is the wall time
 *     if no other program uses the cores of the threads
 * @param standardError the estimated standard deviation of the estimate, at least 0; 0 also where
 *     all probes agree by chance
 * @param wall the estimate of the wall time, at least 0, if other programs go on to take the same
 *     share of the cores as during the probes
 */
public record TimeEstimate(Duration value, Duration standardError, Duration wall) {

  /**
   * Defines an estimate.
   *
   * @throws IllegalArgumentException if a time is negative
   * @throws NullPointerException if a time is null
   */
  public TimeEstimate {
    requireTime("value", value);
    requireTime("standardError", standardError);
    requireTime("wall", wall);
  }

  /**
   * The estimate of the processor time in seconds, with its confidence interval.
   *
   * @return the same estimate as a number
   */
  public Estimate seconds() {
    return new Estimate(seconds(value), seconds(standardError));
  }

  private static double seconds(Duration time) {
    return time.getSeconds() + time.getNano() / 1e9;
  }

  private static void requireTime(String name, Duration time) {
    Objects.requireNonNull(time, name + " (null) must not be null: pass a time");
    if (time.isNegative()) {
      throw new IllegalArgumentException(
          "%s (%s) must be at least 0: pass a time that can pass".formatted(name, time));
    }
  }
}
