package org.nqueens.puzzle;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Uniqueness;

/**
 * A solver for the generation of one puzzle, whose searches share one time limit.
 *
 * @param solver the solver
 * @param start the {@link System#nanoTime()} from which the time limit counts
 * @param timeLimit the time for all searches together; empty for the limits of the solver
 */
record PuzzleSolver(QueensSolver solver, long start, Optional<Duration> timeLimit) {

  /** A solver without a common time limit. */
  static PuzzleSolver unlimited(QueensSolver solver) {
    return new PuzzleSolver(solver, 0, Optional.empty());
  }

  Optional<Placement> findAny(QueensModel model) {
    return limited().findAny(model);
  }

  Uniqueness uniqueness(QueensModel model) {
    return limited().uniqueness(model);
  }

  private QueensSolver limited() {
    return timeLimit
        .map(limit -> limit.minusNanos(System.nanoTime() - start))
        .map(left -> left.isNegative() ? Duration.ZERO : left)
        .map(left -> solver.toBuilder().timeLimit(left).build())
        .orElse(solver);
  }
}
