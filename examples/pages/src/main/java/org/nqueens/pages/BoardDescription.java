package org.nqueens.pages;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.format.Board;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;

/** The text alternative of a picture of a board, for screen readers. */
final class BoardDescription {
  private BoardDescription() {}

  static String title(Board board) {
    return board.title().isEmpty()
        ? "Board of " + count(board.size(), PuzzleRules.piece(board.variant()))
        : board.title();
  }

  static String text(Drawing drawing) {
    DrawnSquares squares = new DrawnSquares(drawing);
    Board board = squares.board();
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
      case QUEENS, SEMIQUEENS, SUPERQUEENS, ROOKS -> PuzzleRules.piece(board.variant()) + "s";
      case TOROIDAL, TOROIDAL_SEMIQUEENS -> PuzzleRules.piece(board.variant()) + "s on a torus";
      case NON_TOUCHING -> "queens that must not touch";
    };
  }

  private static String count(int number, String noun) {
    String plural = noun.endsWith("s") ? "es" : "s";
    return number + " " + noun + (number == 1 ? "" : plural);
  }
}
