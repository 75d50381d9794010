package org.nqueens.result;

import java.io.Serializable;
import java.util.Objects;

/**
 * What a search came to.
 *
 * @param completion why it ended: {@link Completion#EXHAUSTED}, or what cut it short
 * @param solutions the placements delivered or counted, at least 0; all there are if exhausted
 * @param statistics the effort
 * @param backend the id of the backend that searched
 * @serial exclude
 */
public record SolveResult(
    Completion completion, long solutions, SearchStatistics statistics, String backend)
    implements Serializable {

  /**
   * Defines the result.
   *
   * @param completion why the search ended
   * @param solutions the placements delivered or counted
   * @param statistics the effort
   * @param backend the id of the backend
   * @throws IllegalArgumentException if the number of solutions is negative
   * @throws NullPointerException if an argument is null
   */
  public SolveResult {
    Objects.requireNonNull(
        completion, "completion (null) must not be null: say why the search ended");
    if (solutions < 0) {
      throw new IllegalArgumentException(
          "solutions (%s) must not be negative: count the placements".formatted(solutions));
    }
    Objects.requireNonNull(statistics, "statistics (null) must not be null: pass the effort");
    Objects.requireNonNull(backend, "backend (null) must not be null: pass the id of the backend");
  }
}
