package org.nqueens.batch;

import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;
import org.nqueens.model.Part;

/**
 * The result of one part of a {@link Batch}.
 *
 * @param part the number of the part, from 0
 * @param solutions how many solutions of the whole model this part accounts for, at least 0
 * @param time the wall time of the search, from 0 to 292 years
 * @serial exclude
 */
public record PartResult(int part, long solutions, Duration time) implements Serializable {
  private static final Duration MAX_TIME = Duration.ofNanos(Long.MAX_VALUE);

  /**
   * Defines a result.
   *
   * @throws IllegalArgumentException if a number or the time is negative
   */
  public PartResult {
    Objects.requireNonNull(time, "time");
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

  /**
   * The result of a part.
   *
   * @param found the solutions of its model, at least 0
   * @param time the wall time of the search, at least 0
   * @return the result, with the solutions found times the weight of the part
   * @throws ArithmeticException if the solutions overflow a {@code long}
   * @throws IllegalArgumentException if a number or the time is negative
   */
  public static PartResult of(Part part, long found, Duration time) {
    Objects.requireNonNull(part, "part");
    return new PartResult(part.number(), part.represented(found), time);
  }

  long addTo(long sum) {
    if (sum > Long.MAX_VALUE - solutions) {
      throw new ArithmeticException(
          "solutions (%s) of part %s and of the parts before it (%s) must be at most 2^63 - 1 together: add up shares of the batch"
              .formatted(solutions, part, sum));
    }
    return sum + solutions;
  }
}
