package org.nqueens.sampling;

import java.time.Duration;
import java.util.Objects;

/**
 * A time estimated by independent random probes, with its standard error.
 *
 * @param value the estimate, at least 0
 * @param standardError the estimated standard deviation of the estimate, at least 0; 0 also where
 *     all probes agree by chance
 */
public record TimeEstimate(Duration value, Duration standardError) {

  /**
   * Defines an estimate.
   *
   * @throws IllegalArgumentException if a time is negative
   * @throws NullPointerException if a time is null
   */
  public TimeEstimate {
    requireTime("value", value);
    requireTime("standardError", standardError);
  }

  /**
   * The estimate in seconds, with its confidence interval.
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
