package org.nqueens.format;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.BiPredicate;
import org.nqueens.internal.page.QueenShape;
import org.nqueens.internal.page.XmlText;
import org.nqueens.model.Placement;

/**
 * Boards as SVG pictures, for a file in UTF-8 or inline in a web page. Thread-safe.
 *
 * <p>Squares are coloured as on a chessboard, or by their regions; blocked squares are hatched. A
 * queen of the player or of a placement is solid, a given queen outlined, a cross thin and
 * diagonal. A marked square has a red frame, a highlighted square a blue ring, and highlighted
 * rows, columns and regions a double outline. Only a title and coordinates need a font; nothing
 * else is needed. Its title and its description in words have identifiers derived from the board,
 * which are unique on a page of different boards. Equal arguments give equal pictures.
 */
public final class BoardSvg {
  static final int SQUARE = 48;
  private static final int MARGIN = 10;
  static final int FRAME = 4;

  /** The initial width of large pictures in pixels, about that of a screen; viewers can zoom. */
  private static final int MAX_WIDTH = 960;

  static final String INK = "#252a3a";
  private static final String PAPER = "#ffffff";
  private static final String LIGHT = "#f6f1e4";
  private static final String DARK = "#cdbb9d";
  private static final String BLOCKED = "#747a8c";
  private static final String HATCHING = "#5a6072";

  /** Seven strokes, 12 apart, from the upper left corner of a square to its lower right one. */
  private static final String DIAGONALS =
      "m1 11l10 -10m12 0l-22 22m0 12l34 -34m12 0l-46 46m12 0l34 -34m0 12l-22 22m12 0l10 -10";

  /** The two diagonals of the middle third of a square. */
  private static final String CROSS = "m16 16l16 16m0 -16l-16 16";

  private BoardSvg() {}

  /**
   * Draws a board without a placement.
   *
   * @param board the board, of a size from 1 to 256, inclusive
   * @return an {@code svg} element
   * @throws IllegalArgumentException if the size is out of range
   * @throws NullPointerException if the board is null
   */
  public static String draw(Board board) {
    return of(Drawing.of(board));
  }

  /**
   * Draws a board with the queens of a placement, which need not solve the board: all given queens
   * and all queens of the placement are drawn, also on blocked squares.
   *
   * @param board the board, of a size from 1 to 256, inclusive
   * @param placement the queens to draw on it
   * @return an {@code svg} element
   * @throws IllegalArgumentException if the size is out of range, or the placement has another size
   * @throws NullPointerException if an argument is null
   */
  public static String draw(Board board, Placement placement) {
    return of(Drawing.of(board).withPlacement(placement));
  }

  static String of(Drawing drawing) {
    return of(drawing, id(drawing));
  }

  static String of(Drawing drawing, String id) {
    int side = drawing.asPicture().size() * SQUARE;
    int start = MARGIN + SvgCoordinates.gutter(drawing);
    int width = start + side + MARGIN;
    SvgTitle heading = SvgTitle.of(drawing, width);
    int height = width + heading.height();
    int shownWidth = Math.min(width, MAX_WIDTH);
    String title = XmlText.escape(BoardDescription.title(drawing.board()));
    String description = XmlText.escape(BoardDescription.text(drawing));
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
                heading.svg(),
                start,
                start + heading.height())
        + frame(side)
        + squares(drawing)
        + hatching(drawing)
        + grid(drawing.size())
        + walls(drawing)
        + SvgEmphasis.units(drawing)
        + SvgEmphasis.marks(drawing)
        + crosses(drawing)
        + SvgEmphasis.highlights(drawing)
        + queens(drawing, drawing::hasPlacedQueen, INK)
        + queens(drawing, drawing::hasGivenQueen, PAPER)
        + SvgCoordinates.svg(drawing)
        + "</g>\n</svg>\n";
  }

  private static String id(Drawing drawing) {
    // UTF-8 would encode every lone surrogate as the same question mark.
    return "board-"
        + UUID.nameUUIDFromBytes(drawing.toString().getBytes(StandardCharsets.UTF_16BE));
  }

  /** Filled: otherwise the frame's ink is visible between the squares. */
  private static String frame(int side) {
    return """
        <rect x="%1$s" y="%1$s" width="%2$s" height="%2$s" rx="%3$s" fill="%4$s" stroke="%5$s" \
        stroke-width="%3$s"/>
        """
        .formatted(-FRAME / 2, side + FRAME, FRAME, PAPER, INK);
  }

  private static String squares(Drawing drawing) {
    Map<Character, Integer> colours =
        drawing.board().hasRegions() ? SvgPalette.colours(drawing.board()) : Map.of();
    StringBuilder svg = new StringBuilder("<g>\n");
    for (int row = 0; row < drawing.size(); row++) {
      for (int column = 0; column < drawing.size(); column++) {
        svg.append(
            "<rect x=\"%s\" y=\"%s\" width=\"%3$s\" height=\"%3$s\" fill=\"%4$s\"/>\n"
                .formatted(
                    column * SQUARE, row * SQUARE, SQUARE, colour(drawing, column, row, colours)));
      }
    }
    return svg.append("</g>\n").toString();
  }

  private static String colour(
      Drawing drawing, int column, int row, Map<Character, Integer> colours) {
    if (drawing.isBlocked(column, row)) {
      return BLOCKED;
    }
    if (drawing.board().hasRegions()) {
      int colour = Objects.requireNonNull(colours.get(drawing.board().region(column, row)));
      return "#" + Integer.toHexString(0x1000000 | colour).substring(1);
    }
    return (column + row) % 2 == 0 ? LIGHT : DARK;
  }

  private static String hatching(Drawing drawing) {
    StringBuilder path = new StringBuilder();
    for (int row = 0; row < drawing.size(); row++) {
      for (int column = 0; column < drawing.size(); column++) {
        if (drawing.isBlocked(column, row)) {
          path.append("M%s %s".formatted(column * SQUARE, row * SQUARE)).append(DIAGONALS);
        }
      }
    }
    return stroke(HATCHING, 2, path);
  }

  private static String grid(int n) {
    StringBuilder path = new StringBuilder();
    for (int line = 1; line < n; line++) {
      path.append("M0 %1$sH%2$sM%1$s 0V%2$s".formatted(line * SQUARE, n * SQUARE));
    }
    return "<g opacity=\"0.35\">\n" + stroke(INK, 1, path) + "</g>\n";
  }

  private static String walls(Drawing drawing) {
    Walls walls = new Walls(drawing.board());
    StringBuilder path = new StringBuilder();
    for (int row = 0; row < drawing.size(); row++) {
      for (int column = 0; column < drawing.size(); column++) {
        if (column > 0 && walls.separate(column - 1, row, column, row)) {
          path.append("M%s %sv%s".formatted(column * SQUARE, row * SQUARE, SQUARE));
        }
        if (row > 0 && walls.separate(column, row - 1, column, row)) {
          path.append("M%s %sh%s".formatted(column * SQUARE, row * SQUARE, SQUARE));
        }
      }
    }
    return stroke(INK, 3, path);
  }

  /** Lines with round ends; empty if the path is. */
  static String stroke(String colour, int width, CharSequence path) {
    return path.isEmpty()
        ? ""
        : "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\" d=\"%s\"/>\n"
            .formatted(colour, width, path);
  }

  private static String crosses(Drawing drawing) {
    StringBuilder path = new StringBuilder();
    drawing
        .position()
        .crosses()
        .forEach(
            cross ->
                path.append("M%s %s".formatted(SQUARE * cross.column(), SQUARE * cross.row()))
                    .append(CROSS));
    return stroke(INK, 2, path);
  }

  private static String queens(
      Drawing drawing, BiPredicate<Integer, Integer> where, String colour) {
    StringBuilder svg = new StringBuilder();
    for (int column = 0; column < drawing.size(); column++) {
      for (int row = 0; row < drawing.size(); row++) {
        if (where.test(column, row)) {
          svg.append(
              """
              <path transform="translate(%s %s)" fill="%s" stroke="%s" stroke-width="1.6" \
              stroke-linejoin="round" d="%s"/>
              """
                  .formatted(column * SQUARE, row * SQUARE, colour, INK, QueenShape.PATH));
        }
      }
    }
    return svg.toString();
  }
}
