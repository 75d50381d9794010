package org.nqueens.batch;

import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;

/**
 * The result of one part of a {@link Batch}.
 *
 * @param part the number of the part, from 0
 * @param solutions the solutions of the whole for which those of the part stand, at least 0
 * @param time the time of the search, from 0 to 292 years
 * @serial exclude
 */
public record PartResult(int part, long solutions, Duration time) implements Serializable {
  private static final Duration MAX_TIME = Duration.ofNanos(Long.MAX_VALUE);

  /**
   * Defines a result.
   *
   * @throws IllegalArgumentException if a number or the time is negative
   * @throws NullPointerException if the time is null
   */
  public PartResult {
    Objects.requireNonNull(time, "time (null) must not be null: pass the time of the search");
    if (part < 0) {
      throw new IllegalArgumentException(
          "part (%s) must not be negative: parts are numbered from 0".formatted(part));
    }
    if (solutions < 0) {
      throw new IllegalArgumentException(
          "solutions (%s) of part %s must not be negative: count the solutions"
              .formatted(solutions, part));
    }
    if (time.isNegative() || time.compareTo(MAX_TIME) > 0) {
      throw new IllegalArgumentException(
          "time (%s) of part %s must be between 0 and 292 years: pass the time of the search"
              .formatted(time, part));
    }
  }
}
