package org.nqueens.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.language.Language;

/**
 * The words of a board in a language: its rules, in sentences for its solver, and the text
 * alternative of its picture, for screen readers.
 */
final class BoardWords {
  private BoardWords() {}

  /** Where the pieces go, how they attack, and what the marks of the board mean. */
  static String rules(Board board, Language language) {
    List<String> rules = new ArrayList<>();
    if (!DrawnSquares.in(board, SquareState.WALL).isEmpty()) {
      rules.add(language.text("rules.walls"));
    }
    rules.add(place(board, language));
    if (board.variant() != Variant.ROOKS) {
      rules.add(language.text("rules." + board.variant()));
    }
    if (!DrawnSquares.in(board, SquareState.BLOCKED).isEmpty()) {
      rules.add(language.text("rules.blocked"));
    }
    if (!DrawnSquares.in(board, SquareState.GIVEN).isEmpty()) {
      rules.add(language.text("rules.given"));
    }
    return String.join(" ", rules);
  }

  /** Where the pieces go. */
  private static String place(Board board, Language language) {
    if (!board.isFilled()) {
      String some = language.text("rules.some", Map.of("pieces", board.queens()));
      return board.hasRegions() ? some + " " + language.text("rules.some-region") : some;
    }
    String place = board.hasRegions() ? "rules.place-regions" : "rules.place";
    String pieces = board.stars() > 1 ? "queens-" + board.stars() : piece(board.variant());
    return language.text(place, Map.of("piece", language.text("piece." + pieces)));
  }

  /** The piece of a variant, as the keys of texts have it. */
  private static String piece(Variant variant) {
    return switch (variant) {
      case QUEENS, TOROIDAL, NON_TOUCHING -> "queen";
      case SEMIQUEENS, TOROIDAL_SEMIQUEENS -> "semi-queen";
      case SUPERQUEENS -> "superqueen";
      case ROOKS -> "rook";
    };
  }

  /** The title, or the pieces of a board without one. */
  static String title(Board board, Language language) {
    String pieces = language.counted("pieces." + piece(board.variant()), board.queens(), Map.of());
    return board.title().isEmpty()
        ? language.text("picture.title", Map.of("pieces", pieces))
        : board.title();
  }

  /** What there is to see in a picture. */
  static String description(Drawing drawing, DrawnSquares squares, Language language) {
    Board board = drawing.position().board();
    int n = board.size();
    List<String> sentences = new ArrayList<>();
    sentences.add(language.counted("picture." + board.variant(), n, Map.of()));
    if (board.hasRegions()) {
      sentences.add(
          board.stars() == 1
              ? language.counted("picture.regions", n, Map.of())
              : language.counted(
                  "picture.starred", n, Map.of("stars", Integer.toString(board.stars()))));
    } else if (board.stars() > 1) {
      sentences.add(place(board, language));
    }
    if (!squares.blocked().isEmpty()) {
      sentences.add(language.counted("picture.blocked", squares.blocked().size(), Map.of()));
    }
    Map<String, List<Square>> marked =
        Map.of(
            "given", squares.given(),
            "placed", squares.placed(),
            "crosses", squares.crosses(),
            "marked", squares.marks(),
            "highlighted", squares.highlights());
    for (String kind : List.of("given", "placed", "crosses", "marked", "highlighted")) {
      List<Square> some = marked.getOrDefault(kind, List.of());
      if (!some.isEmpty()) {
        String list = some.stream().map(Square::toString).collect(Collectors.joining(", "));
        sentences.add(language.counted("picture." + kind, some.size(), Map.of("squares", list)));
      }
    }
    if (!drawing.units().isEmpty()) {
      String units =
          drawing.units().stream()
              .map(unit -> unit(unit, language))
              .collect(Collectors.joining(", "));
      sentences.add(language.text("picture.units", Map.of("units", units)));
    }
    return String.join(" ", sentences);
  }

  private static String unit(Unit unit, Language language) {
    String kind = unit.kind().name().toLowerCase(Locale.ROOT);
    return language.text("unit." + kind, Map.of("name", unit.label()));
  }
}
