package org.nqueens.result;

import java.io.Serializable;
import java.util.Objects;
import org.nqueens.search.Propagation;

/**
 * The result of a search: its completion, number of solutions and effort. Immutable and
 * thread-safe.
 *
 * @param completion why the search ended: {@link Completion#EXHAUSTED}, or the cause of an early
 *     end
 * @param solutions the number of placements delivered or counted, at least 0; if exhausted, the
 *     number of all solutions
 * @param backend the id of the backend that searched
 * @param propagation the level of consistency at the nodes of the search; unspecified if they have
 *     no common level, or the search is split into parts
 * @serial exclude
 */
public record SolveResult(
    Completion completion,
    long solutions,
    SearchStatistics statistics,
    String backend,
    Propagation propagation)
    implements Serializable {

  /**
   * Defines the result.
   *
   * @throws IllegalArgumentException if the number of solutions is negative
   */
  public SolveResult {
    Objects.requireNonNull(completion, "completion");
    if (solutions < 0) {
      throw new IllegalArgumentException(
          "solutions (%s) must not be negative: count the placements".formatted(solutions));
    }
    Objects.requireNonNull(statistics, "statistics");
    Objects.requireNonNull(backend, "backend");
    Objects.requireNonNull(propagation, "propagation");
  }
}
