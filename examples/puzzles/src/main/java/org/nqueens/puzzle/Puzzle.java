package org.nqueens.puzzle;

import java.util.Objects;
import org.nqueens.board.Board;
import org.nqueens.model.Placement;

/** A puzzle: a board with exactly one solution. Immutable and thread-safe. */
public record Puzzle(Board board, Placement solution) {

  /**
   * Defines a puzzle; {@link PuzzleGenerator} generates one. The constructor checks that the
   * placement is a solution, not that it is the only one.
   *
   * @throws IllegalArgumentException if the placement does not solve the board
   */
  public Puzzle {
    Objects.requireNonNull(board, "board");
    Objects.requireNonNull(solution, "solution");
    if (!board.model().isSolution(solution)) {
      throw new IllegalArgumentException(
          "solution (%s) must solve the board: pass its only solution".formatted(solution));
    }
  }
}
