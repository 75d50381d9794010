package org.nqueens.puzzle;

import java.time.Duration;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.internal.deduction.Candidates;
import org.nqueens.puzzle.internal.deduction.Layout;
import org.nqueens.puzzle.internal.deduction.Rounds;
import org.nqueens.result.Uniqueness;

/**
 * A proof by a solver that a placement is the only solution of a board.
 *
 * <p>One search often takes milliseconds, but the time of a search has a heavy tail on large
 * boards. If it takes long, the solver proves the same in many short searches: whenever the rules
 * exclude squares of a column, it proves that no solution of the squares left before has a queen
 * there. The proof relies only on the solver; the rules order its searches.
 */
final class UniquenessProof {
  /** The time limit of a single search; after it the short searches are faster on all backends. */
  private static final Duration SINGLE_SEARCH = Duration.ofMillis(500);

  private final PuzzleSolver solver;
  private final Candidates candidates;
  private QueensModel proved;

  private UniquenessProof(PuzzleSolver solver, Board board) {
    this.solver = solver;
    this.candidates =
        Candidates.of(Position.of(board), Layout.of(board)).withCheck(solver::requireTime);
    this.proved = board.model();
  }

  static Uniqueness of(PuzzleSolver solver, Board board) {
    return solver.uniqueness(board.model(), SINGLE_SEARCH).orElseGet(() -> inSteps(solver, board));
  }

  static Uniqueness inSteps(PuzzleSolver solver, Board board) {
    UniquenessProof proof = new UniquenessProof(solver, board);
    Rounds.run(proof.candidates, Rule.DEEP_TRIAL, proof::proveRound, Long.MAX_VALUE);
    return solver.uniqueness(proof.proved);
  }

  private void proveRound() {
    for (int column = 0; column < proved.size(); column++) {
      int[] excluded = excluded(column);
      // Rows of a solution stay in the model: the last search finds it.
      if (excluded.length > 0
          && solver.findAny(proved.toBuilder().allowOnly(column, excluded).build()).isEmpty()) {
        proved = without(column, excluded);
      }
    }
  }

  /** The rows of a column that the rules have excluded from the model. */
  private int[] excluded(int column) {
    return proved
        .domains()
        .get(column)
        .rows()
        .filter(row -> !candidates.contains(row * proved.size() + column))
        .toArray();
  }

  private QueensModel without(int column, int[] rows) {
    QueensModelBuilder builder = proved.toBuilder();
    for (int row : rows) {
      builder.block(column, row);
    }
    return builder.build();
  }
}
