package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.spi.BackendException;

class ConfirmationTest {
  private static final PuzzleSolver SOLVER =
      new PuzzleSolver(QueensSolver.builder().build(), System.nanoTime(), Optional.empty());

  private static final Confirmation CONFIRMATION = new Confirmation(SOLVER, SOLVER);

  /** No puzzle: the board has a second solution. */
  private static final Puzzle AMBIGUOUS =
      new Puzzle(Board.of("....", "....", "....", "...."), Placement.of(1, 3, 0, 2));

  private static final String DISAGREEMENT =
      ": it answers Ambiguous[first=1 3 0 2, second=2 0 3 1], not only 1 3 0 2; report this board:\n"
          + AMBIGUOUS.board();

  @Test
  void acceptsAPuzzle() {
    Puzzle puzzle = new Puzzle(Board.of("....", "...Q", "....", "...."), Placement.of(2, 0, 3, 1));
    CONFIRMATION.ofRules(puzzle);
    CONFIRMATION.ofSolver(puzzle);
  }

  @Test
  void refusesAPuzzleOfTheRulesThatTheSolverRefutes() {
    assertThatThrownBy(() -> CONFIRMATION.ofRules(AMBIGUOUS))
        .isInstanceOf(BackendException.class)
        .hasMessage(
            "solver (%s) disagrees with the rules".formatted(SOLVER.solver()) + DISAGREEMENT);
  }

  @Test
  void refusesAPuzzleOfTheSolverThatTheVerifierRefutes() {
    assertThatThrownBy(() -> CONFIRMATION.ofSolver(AMBIGUOUS))
        .isInstanceOf(BackendException.class)
        .hasMessage(
            "verifier (%s) disagrees with the solver".formatted(SOLVER.solver()) + DISAGREEMENT);
  }

  @Test
  void endsAGenerationWhoseVerifierIsWrong() {
    PuzzleGenerator generator =
        new PuzzleGenerator(
            QueensSolver.builder().build(), QueensSolver.builder().backend("idle").build());
    assertThatThrownBy(() -> generator.make(PuzzleKind.GIVEN, Variant.QUEENS, 4, 1))
        .isInstanceOf(BackendException.class)
        .hasMessageStartingWith(
            "verifier (solver on idle) disagrees with the solver: it answers None[]");
  }
}
