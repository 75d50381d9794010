package org.nqueens.pages;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.format.Board;
import org.nqueens.format.Board.SquareState;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.drawing.Drawing;

/**
 * The words of a board: its rules, in sentences for its solver, and the text alternative of its
 * picture, for screen readers.
 */
final class BoardWords {
  private BoardWords() {}

  /** Where the pieces go, how they attack, and what the marks of the board mean. */
  static String rules(Board board) {
    return rules(board.variant(), board.hasRegions())
        + (DrawnSquares.in(board, SquareState.BLOCKED).isEmpty()
            ? ""
            : " Hatched squares stay empty.")
        + (DrawnSquares.in(board, SquareState.GIVEN).isEmpty()
            ? ""
            : " Outlined pieces are given.");
  }

  /** Where the pieces go, and how they attack. */
  static String rules(Variant variant, boolean hasRegions) {
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

  /** The title, or the pieces of a board without one. */
  static String title(Board board) {
    return board.title().isEmpty()
        ? "Board of " + count(board.size(), piece(board.variant()))
        : board.title();
  }

  /** What there is to see in a picture. */
  static String description(Drawing drawing, DrawnSquares squares) {
    Board board = drawing.position().board();
    int n = board.size();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "%s and %s for %s.".formatted(count(n, "column"), count(n, "row"), pieces(board)));
    if (board.hasRegions()) {
      sentences.add("%s, one in each.".formatted(count(n, "region")));
    }
    if (!squares.blocked().isEmpty()) {
      sentences.add("%s.".formatted(count(squares.blocked().size(), "blocked square")));
    }
    addSquares(sentences, "given queen", squares.given());
    addSquares(sentences, "placed queen", squares.placed());
    addSquares(sentences, "cross", squares.crosses());
    addSquares(sentences, "marked square", squares.marks());
    addSquares(sentences, "highlighted square", squares.highlights());
    if (!drawing.units().isEmpty()) {
      sentences.add("Highlighted: %s.".formatted(list(drawing.units())));
    }
    return String.join(" ", sentences);
  }

  private static void addSquares(List<String> sentences, String noun, List<Square> squares) {
    if (!squares.isEmpty()) {
      sentences.add(
          "%s at (column, row), counted from 0: %s."
              .formatted(count(squares.size(), noun), list(squares)));
    }
  }

  private static String list(Collection<?> things) {
    return things.stream().map(Object::toString).collect(Collectors.joining(", "));
  }

  private static String pieces(Board board) {
    return switch (board.variant()) {
      case QUEENS, SEMIQUEENS, SUPERQUEENS, ROOKS -> piece(board.variant()) + "s";
      case TOROIDAL, TOROIDAL_SEMIQUEENS -> piece(board.variant()) + "s on a torus";
      case NON_TOUCHING -> "queens that must not touch";
    };
  }

  private static String count(int number, String noun) {
    String plural = noun.endsWith("s") ? "es" : "s";
    return number + " " + noun + (number == 1 ? "" : plural);
  }
}
