package org.nqueens.pages;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nqueens.board.Board;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.language.Language;

/**
 * Boards as SVG pictures, for a file in UTF-8 or inline in a web page. Thread-safe.
 *
 * <p>Squares are coloured as on a chessboard, or by their regions; blocked squares are hatched. A
 * queen of the player or of a placement is solid, a given queen outlined, a cross thin and
 * diagonal. A marked square has a red frame, a highlighted square a blue ring, and highlighted
 * rows, columns and regions a double outline. The letter of a region is in the first square of each
 * of its parts. Letters are drawn in a picture with coordinates, and if a region has several parts
 * or a colour several regions. Only letters and coordinates need a font. The title of the picture
 * and its description in words have identifiers derived from the board, which are unique on a page
 * of different boards. Equal arguments give equal pictures.
 */
public final class BoardSvg {
  static final int SQUARE = 48;
  private static final int MARGIN = 10;
  static final int FRAME = 4;

  /**
   * The initial width of large pictures in pixels, about the width of a screen; viewers can zoom.
   */
  private static final int MAX_WIDTH = 960;

  /** The path of a queen in a square; the glyph ♛ differs from font to font. */
  static final String QUEEN =
      "M13.2 34.2L9.6 19.2L17 26.6L16.6 14.8L21.6 25L24 12.8L26.4 25L31.4 14.8L31 26.6L38.4 19.2"
          + "L34.8 34.2Q24 31.2 13.2 34.2Z"
          + "M12.6 37.4Q24 34.2 35.4 37.4L36 41.4H12Z"
          + pearl("9", "16.6")
          + pearl("16.2", "12.2")
          + pearl("24", "10.2")
          + pearl("31.8", "12.2")
          + pearl("39", "16.6");

  static final String INK = "#252a3a";
  private static final String PAPER = "#ffffff";
  private static final String LIGHT = "#f6f1e4";
  private static final String DARK = "#cdbb9d";
  private static final String BLOCKED = "#747a8c";
  private static final String HATCHING = "#5a6072";
  private static final String MARK = "#c1121f";
  private static final String HINT = "#0b3d91";
  private static final int MARK_WIDTH = 5;
  private static final int RING_WIDTH = 4;
  private static final int RADIUS = 20;
  private static final int OUTLINE_WIDTH = 9;

  /** Seven strokes, 12 apart, from the upper left corner of a square to its lower right one. */
  private static final String DIAGONALS =
      "m1 11l10 -10m12 0l-22 22m0 12l34 -34m12 0l-46 46m12 0l34 -34m0 12l-22 22m12 0l10 -10";

  /** The two diagonals of the middle third of a square. */
  private static final String CROSS = "m16 16l16 16m0 -16l-16 16";

  private BoardSvg() {}

  private static String pearl(String x, String y) {
    return "M" + x + " " + y + "m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z";
  }

  /**
   * Draws a picture for a file, or for a page that shows no equal picture.
   *
   * @param drawing what to draw, of a board of a size from 1 to 256, inclusive
   * @return an {@code svg} element
   * @throws IllegalArgumentException if the size is out of range
   */
  public static String of(Drawing drawing) {
    Objects.requireNonNull(drawing, "drawing");
    // UTF-8 would encode every lone surrogate as the same question mark.
    byte[] text = drawing.toString().getBytes(StandardCharsets.UTF_16BE);
    return of(drawing, "board-" + UUID.nameUUIDFromBytes(text), Language.ENGLISH);
  }

  /**
   * Draws a picture for a page that may have other pictures of the same board.
   *
   * @param id the beginning of the identifiers in the picture: a letter, then letters, digits and
   *     hyphens; different from all other pictures of the page
   * @param language the language of title and description
   */
  static String of(Drawing drawing, String id, Language language) {
    Board board = drawing.position().board();
    if (board.size() > Drawing.MAX_PICTURE_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a picture that fits a string: draw the board as plain text instead"
              .formatted(board.size(), Drawing.MAX_PICTURE_SIZE));
    }
    DrawnSquares squares = DrawnSquares.of(drawing);
    int side = board.size() * SQUARE;
    int start = MARGIN + SvgTexts.gutter(drawing);
    int width = start + side + MARGIN;
    List<String> heading = SvgTexts.titleLines(drawing, width);
    int height = width + SvgTexts.titleHeight(heading);
    int shownWidth = Math.min(width, MAX_WIDTH);
    String title = XmlText.escape(BoardWords.title(board, language));
    String description = XmlText.escape(BoardWords.description(drawing, squares, language));
    return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%s" height="%s" \
    role="img" aria-labelledby="%5$s-title %5$s-desc">
    <title id="%5$s-title">%6$s</title>
    <desc id="%5$s-desc">%7$s</desc>
    %8$s<g transform="translate(%9$s %10$s)">
    """
            .formatted(
                width,
                height,
                shownWidth,
                height * shownWidth / width,
                id,
                title,
                description,
                SvgTexts.title(heading, width),
                start,
                start + SvgTexts.titleHeight(heading))
        + frame(side)
        + squares(board)
        + stroke(HATCHING, 2, onEach(squares.blocked(), DIAGONALS))
        + grid(board.size())
        + walls(board)
        + units(drawing)
        + marks(squares.marks())
        + stroke(INK, 2, onEach(squares.crosses(), CROSS))
        + highlights(squares.highlights())
        + queens(squares.placed(), INK)
        + queens(squares.given(), PAPER)
        + SvgTexts.labels(drawing)
        + "</g>\n</svg>\n";
  }

  /** Filled: otherwise the frame's ink is visible between the squares. */
  private static String frame(int side) {
    return """
    <rect x="%1$s" y="%1$s" width="%2$s" height="%2$s" rx="%3$s" fill="%4$s" stroke="%5$s" \
    stroke-width="%3$s"/>
    """
        .formatted(-FRAME / 2, side + FRAME, FRAME, PAPER, INK);
  }

  private static String squares(Board board) {
    Map<Character, Integer> colours = RegionColours.of(board).rgb();
    StringBuilder svg = new StringBuilder("<g>\n");
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        svg.append(
            "<rect x=\"%s\" y=\"%s\" width=\"%3$s\" height=\"%3$s\" fill=\"%4$s\"/>\n"
                .formatted(
                    column * SQUARE, row * SQUARE, SQUARE, colour(board, column, row, colours)));
      }
    }
    return svg.append("</g>\n").toString();
  }

  private static String colour(Board board, int column, int row, Map<Character, Integer> colours) {
    if (board.square(column, row) == SquareState.WALL) {
      return INK;
    }
    if (board.square(column, row) == SquareState.BLOCKED) {
      return BLOCKED;
    }
    if (board.hasRegions()) {
      int colour = Objects.requireNonNull(colours.get(board.region(column, row)));
      return "#" + Integer.toHexString(0x1000000 | colour).substring(1);
    }
    return (column + row) % 2 == 0 ? LIGHT : DARK;
  }

  private static String grid(int n) {
    StringBuilder path = new StringBuilder();
    for (int line = 1; line < n; line++) {
      path.append("M0 %1$sH%2$sM%1$s 0V%2$s".formatted(line * SQUARE, n * SQUARE));
    }
    return "<g opacity=\"0.35\">\n" + stroke(INK, 1, path) + "</g>\n";
  }

  /** The borders of regions and of their blocked squares. */
  private static String walls(Board board) {
    StringBuilder path = new StringBuilder();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        if (column > 0 && hasWall(board, column - 1, row, column, row)) {
          path.append(corner(column, row)).append("v").append(SQUARE);
        }
        if (row > 0 && hasWall(board, column, row - 1, column, row)) {
          path.append(corner(column, row)).append("h").append(SQUARE);
        }
      }
    }
    return stroke(INK, 3, path);
  }

  private static boolean hasWall(Board board, int column, int row, int column2, int row2) {
    return board.hasRegions()
        && (board.square(column, row) == SquareState.BLOCKED
            || board.region(column, row) != board.region(column2, row2));
  }

  /** Tinted squares, then the double outlines of all units. */
  private static String units(Drawing drawing) {
    StringBuilder tint = new StringBuilder();
    StringBuilder outlines = new StringBuilder();
    Board board = drawing.position().board();
    for (Unit unit : drawing.units()) {
      for (int row = 0; row <= board.size(); row++) {
        for (int column = 0; column <= board.size(); column++) {
          boolean inside = contains(unit, board, column, row);
          String corner = corner(column, row);
          if (inside) {
            tint.append(corner).append("h%1$sv%1$sh-%1$sz".formatted(SQUARE));
          }
          if (inside != contains(unit, board, column - 1, row)) {
            outlines.append(corner).append("v").append(SQUARE);
          }
          if (inside != contains(unit, board, column, row - 1)) {
            outlines.append(corner).append("h").append(SQUARE);
          }
        }
      }
    }
    return tint.isEmpty()
        ? ""
        : "<path fill=\"%s\" fill-opacity=\"0.12\" d=\"%s\"/>\n".formatted(HINT, tint)
            + stroke(HINT, OUTLINE_WIDTH, outlines)
            + stroke(PAPER, OUTLINE_WIDTH / 3, outlines);
  }

  private static boolean contains(Unit unit, Board board, int column, int row) {
    int n = board.size();
    boolean inside = column >= 0 && row >= 0 && column < n && row < n;
    return inside && unit.contains(board, new Square(column, row));
  }

  /** The beginning of a path in the upper left corner of a square. */
  private static String corner(int column, int row) {
    return "M%s %s".formatted(column * SQUARE, row * SQUARE);
  }

  /** Lines with round ends; empty if the path is. */
  private static String stroke(String colour, int width, CharSequence path) {
    return path.isEmpty()
        ? ""
        : "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\" d=\"%s\"/>\n"
            .formatted(colour, width, path);
  }

  /** A path on each square, from its upper left corner on. */
  private static String onEach(List<Square> squares, String path) {
    return forEach(squares, square -> corner(square.column(), square.row()) + path);
  }

  private static String forEach(List<Square> squares, Function<Square, String> shape) {
    return squares.stream().map(shape).collect(Collectors.joining());
  }

  /** Square frames, which also differ from rings on grey prints. */
  private static String marks(List<Square> squares) {
    return forEach(
        squares,
        square ->
            """
            <rect x="%s" y="%s" width="%3$s" height="%3$s" fill="%4$s" \
            fill-opacity="0.25" stroke="%4$s" stroke-width="%5$s"/>
            """
                .formatted(
                    SQUARE * square.column() + MARK_WIDTH / 2.0,
                    SQUARE * square.row() + MARK_WIDTH / 2.0,
                    SQUARE - MARK_WIDTH,
                    MARK,
                    MARK_WIDTH));
  }

  /** Rings with a rim of paper, which separates them from dark squares. */
  private static String highlights(List<Square> squares) {
    return forEach(
        squares, square -> ring(square, PAPER, RING_WIDTH + 3) + ring(square, HINT, RING_WIDTH));
  }

  private static String ring(Square square, String colour, int width) {
    return "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>\n"
        .formatted(
            SQUARE * square.column() + SQUARE / 2,
            SQUARE * square.row() + SQUARE / 2,
            RADIUS,
            colour,
            width);
  }

  private static String queens(List<Square> squares, String colour) {
    return forEach(
        squares,
        square ->
            """
            <path transform="translate(%s %s)" fill="%s" stroke="%s" stroke-width="1.6" \
            stroke-linejoin="round" d="%s"/>
            """
                .formatted(square.column() * SQUARE, square.row() * SQUARE, colour, INK, QUEEN));
  }
}
