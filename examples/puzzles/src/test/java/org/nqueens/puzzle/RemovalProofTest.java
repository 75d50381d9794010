package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/** Every conclusion of a path, proved again by a search of the board alone. */
@Sampled
class RemovalProofTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGuide GUIDE = new PuzzleGuide(SOLVER);

  @Test
  void excludesNoSquareWithACompletion() {
    Gate.sample(44, ReferencePuzzles.all().toList()).forEach(RemovalProofTest::prove);
  }

  private static void prove(Board board) {
    QueensModel model = board.model();
    for (Step step : GUIDE.path(Position.of(board)).steps()) {
      for (Square square : step.squares()) {
        assertThat(SOLVER.findAny(with(model, step.rule(), square)))
            .as("%s on\n%s", step, board)
            .isEmpty();
      }
    }
  }

  /** The board on which the conclusion is false. */
  private static QueensModel with(QueensModel model, Rule rule, Square square) {
    return rule == Rule.SINGLE
        ? model.toBuilder().block(square.column(), square.row()).build()
        : model.toBuilder().place(square.column(), square.row()).build();
  }
}
