package org.nqueens.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
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
    addQueens(sentences, "given", squares(drawing, drawing::hasGivenQueen));
    addQueens(sentences, "placed", squares(drawing, drawing::hasPlacedQueen));
    List<String> marked = squares(drawing, drawing::isMarked);
    if (!marked.isEmpty()) {
      sentences.add(
          "%s: %s.".formatted(located(marked, "marked square"), String.join(", ", marked)));
    }
    return String.join(" ", sentences);
  }

  private static void addQueens(List<String> sentences, String kind, List<String> squares) {
    if (!squares.isEmpty()) {
      sentences.add(
          "%s: %s.".formatted(located(squares, kind + " queen"), String.join(", ", squares)));
    }
  }

  private static String located(List<String> squares, String noun) {
    return count(squares.size(), noun) + " at (column, row), counted from 0";
  }

  private static List<String> squares(Drawing drawing, BiPredicate<Integer, Integer> which) {
    List<String> squares = new ArrayList<>();
    for (int column = 0; column < drawing.size(); column++) {
      for (int row = 0; row < drawing.size(); row++) {
        if (which.test(column, row)) {
          squares.add("(" + column + ", " + row + ")");
        }
      }
    }
    return squares;
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
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
