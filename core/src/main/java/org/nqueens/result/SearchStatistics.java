package org.nqueens.result;

import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;

/**
 * The effort of a search. Branches and failures are comparable between searches by the same
 * backend; each backend documents its definition of them. Immutable and thread-safe.
 *
 * <p>Subtrees that are replayed from their mirror images are excluded: from n = 12 on, half of the
 * search tree of a board that equals its mirror image, on every backend with several threads, and
 * on {@code embedded} and {@code cp-sat} also with one thread. If {@code findAny} runs several
 * searches, the statistics are those of the last one.
 *
 * @param branches the decisions applied or refuted, at least 0
 * @param failures the dead ends (for CP-SAT, the conflicts), at least 0
 * @param wallTime the time from the call to the result, including the time in the consumer; at
 *     least zero
 * @serial exclude
 */
public record SearchStatistics(long branches, long failures, Duration wallTime)
    implements Serializable {

  /**
   * Defines the statistics.
   *
   * @param branches the decisions applied or refuted
   * @param failures the dead ends
   * @param wallTime the elapsed time
   * @throws IllegalArgumentException if an argument is negative
   * @throws NullPointerException if the wall time is null
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
