package org.nqueens.puzzle;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.board.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.Uniqueness;

/**
 * The solver of one generation or guide call; all its searches share one time limit.
 *
 * @param start the {@link System#nanoTime()} when the time limit starts
 * @param timeLimit the time for all searches together; empty for the limits of the solver
 */
record PuzzleSolver(QueensSolver solver, long start, Optional<Duration> timeLimit) {
  static Duration requireLimit(Duration limit) {
    if (Objects.requireNonNull(limit, "timeLimit").isNegative()) {
      throw new IllegalArgumentException(
          "timeLimit (%s) must not be negative: give zero or more".formatted(limit));
    }
    return limit;
  }

  Optional<Placement> findAny(QueensModel model) {
    return limited().findAny(model);
  }

  Optional<Placement> findAny(Position position) {
    return new BoardSolver(limited()).findAny(position);
  }

  Uniqueness uniqueness(Position position) {
    return new BoardSolver(limited()).uniqueness(position);
  }

  Uniqueness uniqueness(QueensModel model) {
    return limited().uniqueness(model);
  }

  /** The answer of a search within a limit; empty if the search would take longer. */
  Optional<Uniqueness> uniqueness(QueensModel model, Duration limit) {
    if (left().filter(left -> left.compareTo(limit) <= 0).isPresent()) {
      return Optional.of(uniqueness(model));
    }
    try {
      return Optional.of(solver.withTimeLimit(limit).uniqueness(model));
    } catch (SearchStoppedException e) {
      if (e.completion() != Completion.TIME_LIMIT) {
        throw e;
      }
      return Optional.empty();
    }
  }

  /** Ends the generation between two searches if the time is up or the thread interrupted. */
  void requireTime() {
    boolean isOver = left().filter(Duration::isZero).isPresent();
    if (isOver || Thread.currentThread().isInterrupted()) {
      throw new SearchStoppedException(isOver ? Completion.TIME_LIMIT : Completion.INTERRUPTED);
    }
  }

  private QueensSolver limited() {
    return left().map(solver::withTimeLimit).orElse(solver);
  }

  private Optional<Duration> left() {
    return timeLimit
        .map(limit -> limit.minusNanos(System.nanoTime() - start))
        .map(left -> left.isNegative() ? Duration.ZERO : left);
  }
}
