package org.nqueens.puzzle;

import java.util.Objects;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;

/**
 * A board with exactly one solution.
 *
 * @param board the board
 * @param solution its solution
 */
public record Puzzle(Board board, Placement solution) {

  /**
   * Defines a puzzle; {@link PuzzleGenerator} makes one.
   *
   * @param board the board
   * @param solution its solution
   * @throws IllegalArgumentException if the placement does not solve the board
   * @throws NullPointerException if an argument is null
   */
  public Puzzle {
    Objects.requireNonNull(board, "board (null) must not be null: pass the board");
    Objects.requireNonNull(solution, "solution (null) must not be null: pass the placement");
    if (!board.model().isSolution(solution)) {
      throw new IllegalArgumentException(
          "solution (%s) must solve the board: pass its only solution".formatted(solution));
    }
  }
}
