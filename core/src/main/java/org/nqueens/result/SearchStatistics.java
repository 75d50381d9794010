package org.nqueens.result;

import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;

/**
 * The effort of a search. Branches and failures compare searches by the same backend; each backend
 * documents what it counts. Parts of a search that are replayed from their mirror images are
 * excluded: from n = 12 on that is half of a board which is its own mirror image, by several
 * threads, and on {@code embedded} and {@code cp-sat} by one. Of the attempts that {@code findAny}
 * makes, the last is counted.
 *
 * @param branches the decisions applied or refuted, at least 0
 * @param failures the dead ends met (for CP-SAT, the conflicts), at least 0
 * @param wallTime the time from the call to the result, including what the consumer took; at least
 *     zero
 * @serial exclude
 */
public record SearchStatistics(long branches, long failures, Duration wallTime)
    implements Serializable {

  /**
   * Defines the statistics.
   *
   * @param branches the decisions applied or refuted
   * @param failures the dead ends met
   * @param wallTime the time taken
   * @throws IllegalArgumentException if an argument is negative
   * @throws NullPointerException if the time is null
   */
  public SearchStatistics {
    requireNotNegative("branches", branches, "count the decisions");
    requireNotNegative("failures", failures, "count the dead ends");
    Objects.requireNonNull(wallTime, "wallTime (null) must not be null: pass the time taken");
    if (wallTime.isNegative()) {
      throw new IllegalArgumentException(
          "wallTime (%s) must not be negative: pass the time taken".formatted(wallTime));
    }
  }

  private static void requireNotNegative(String name, long value, String remedy) {
    if (value < 0) {
      throw new IllegalArgumentException(
          "%s (%s) must not be negative: %s".formatted(name, value, remedy));
    }
  }
}
