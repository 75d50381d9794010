package org.nqueens.puzzle;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Uniqueness;

/**
 * The questions that the making of one puzzle puts to a solver, each within the time that is left.
 *
 * @param solver the solver
 * @param start the {@link System#nanoTime()} from which the time counts
 * @param timeLimit the time for all questions, or null for the limits of the solver
 */
record Questions(QueensSolver solver, long start, Duration timeLimit) {

  /** Questions without a common time limit. */
  Questions(QueensSolver solver) {
    this(solver, 0, null);
  }

  Optional<Placement> findAny(QueensModel model) {
    return inTime().findAny(model);
  }

  Uniqueness uniqueness(QueensModel model) {
    return inTime().uniqueness(model);
  }

  private QueensSolver inTime() {
    if (timeLimit == null) {
      return solver;
    }
    Duration left = timeLimit.minusNanos(System.nanoTime() - start);
    return solver.toBuilder().timeLimit(left.isNegative() ? Duration.ZERO : left).build();
  }
}
