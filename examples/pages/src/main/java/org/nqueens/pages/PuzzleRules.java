package org.nqueens.pages;

import java.util.stream.IntStream;
import org.nqueens.format.Board;
import org.nqueens.format.Board.SquareState;
import org.nqueens.model.Variant;

/** The rules of a puzzle, in sentences for its solver. */
final class PuzzleRules {
  private PuzzleRules() {}

  /** Where the pieces go, how they attack, and what the marks of the board mean. */
  static String of(Board board) {
    return of(board.variant(), board.hasRegions())
        + (has(board, SquareState.BLOCKED) ? " Hatched squares stay empty." : "")
        + (has(board, SquareState.GIVEN) ? " Outlined pieces are given." : "");
  }

  /** Where the pieces go, and how they attack. */
  static String of(Variant variant, boolean hasRegions) {
    return "Place one "
        + piece(variant)
        + (hasRegions
            ? " in each row, in each column and in each region."
            : " in each row and in each column.")
        + attack(variant);
  }

  static String piece(Variant variant) {
    return switch (variant) {
      case QUEENS, TOROIDAL, NON_TOUCHING -> "queen";
      case SEMIQUEENS, TOROIDAL_SEMIQUEENS -> "semi-queen";
      case SUPERQUEENS -> "superqueen";
      case ROOKS -> "rook";
    };
  }

  private static String attack(Variant variant) {
    return switch (variant) {
      case QUEENS -> " No two queens share a diagonal.";
      case TOROIDAL ->
          " No two queens share a diagonal; each diagonal goes on at the opposite edge.";
      case SEMIQUEENS -> " No two semi-queens share a diagonal that rises to the right.";
      case TOROIDAL_SEMIQUEENS ->
          " No two semi-queens share a diagonal that rises to the right; each diagonal goes on at"
              + " the opposite edge.";
      case SUPERQUEENS -> " No two superqueens share a diagonal or are a knight's move apart.";
      case NON_TOUCHING -> " Queens do not touch each other, not even diagonally.";
      case ROOKS -> "";
    };
  }

  private static boolean has(Board board, SquareState state) {
    return IntStream.range(0, board.size())
        .anyMatch(
            column ->
                IntStream.range(0, board.size())
                    .anyMatch(row -> board.square(column, row) == state));
  }
}
