package org.nqueens.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

/** The text alternative of a picture of a board, for screen readers. */
final class BoardDescription {
  private BoardDescription() {}

  static String title(Board board) {
    return board.title().isEmpty()
        ? "Board of " + count(board.size(), piece(board.variant()))
        : board.title();
  }

  static String text(Drawing drawing) {
    Board board = drawing.board();
    int n = drawing.size();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "%s and %s for %s.".formatted(count(n, "column"), count(n, "row"), pieces(board)));
    if (board.hasRegions()) {
      sentences.add("%s, one in each.".formatted(count(n, "region")));
    }
    List<String> blocked = squares(drawing, drawing::isBlocked);
    if (!blocked.isEmpty()) {
      sentences.add("%s.".formatted(count(blocked.size(), "blocked square")));
    }
    addSquares(sentences, "given queen", squares(drawing, drawing::hasGivenQueen));
    addSquares(sentences, "placed queen", squares(drawing, drawing::hasPlacedQueen));
    addSquares(sentences, "cross", squares(drawing, drawing.position()::hasCross));
    addSquares(sentences, "marked square", squares(drawing, drawing.emphasis()::isMarked));
    addSquares(
        sentences, "highlighted square", squares(drawing, drawing.emphasis()::isHighlighted));
    if (!drawing.emphasis().units().isEmpty()) {
      sentences.add(
          "Highlighted: %s."
              .formatted(
                  drawing.emphasis().units().stream()
                      .map(Unit::toString)
                      .collect(Collectors.joining(", "))));
    }
    return String.join(" ", sentences);
  }

  /** The numbers of rows, columns and regions. */
  static String units(Board board) {
    int n = board.size();
    String lines = count(n, "row") + ", " + count(n, "column");
    return lines + (board.hasRegions() ? " and " + count(n, "region") : " and no regions");
  }

  private static void addSquares(List<String> sentences, String noun, List<String> squares) {
    if (!squares.isEmpty()) {
      sentences.add(
          "%s at (column, row), counted from 0: %s."
              .formatted(count(squares.size(), noun), String.join(", ", squares)));
    }
  }

  private static List<String> squares(Drawing drawing, BiPredicate<Integer, Integer> which) {
    return SquareList.of(drawing.size(), which).stream().map(Square::toString).toList();
  }

  private static String pieces(Board board) {
    return switch (board.variant()) {
      case QUEENS, SEMIQUEENS, SUPERQUEENS, ROOKS -> piece(board.variant()) + "s";
      case TOROIDAL, TOROIDAL_SEMIQUEENS -> piece(board.variant()) + "s on a torus";
      case NON_TOUCHING -> "queens that must not touch";
    };
  }

  private static String piece(Variant variant) {
    return switch (variant) {
      case QUEENS, TOROIDAL, NON_TOUCHING -> "queen";
      case SEMIQUEENS, TOROIDAL_SEMIQUEENS -> "semi-queen";
      case SUPERQUEENS -> "superqueen";
      case ROOKS -> "rook";
    };
  }

  private static String count(int number, String noun) {
    String plural = noun.endsWith("s") ? "es" : "s";
    return number + " " + noun + (number == 1 ? "" : plural);
  }
}
