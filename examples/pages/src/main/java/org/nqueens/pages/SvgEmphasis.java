package org.nqueens.pages;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nqueens.format.Board;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.drawing.Unit;

/**
 * The emphasis of an SVG picture. The shapes differ, for the sake of grey prints: a mark is a
 * square frame, a highlight is a ring, and units have a double outline.
 */
final class SvgEmphasis {
  private static final String MARK = "#c1121f";
  private static final String HINT = "#0b3d91";
  private static final String PAPER = "#ffffff";
  private static final int MARK_WIDTH = 5;
  private static final int RING_WIDTH = 4;
  private static final int RADIUS = 20;
  private static final int OUTLINE_WIDTH = 9;

  private SvgEmphasis() {}

  static String marks(List<Square> squares) {
    return forEach(
        squares,
        square ->
            """
            <rect x="%s" y="%s" width="%3$s" height="%3$s" fill="%4$s" \
            fill-opacity="0.25" stroke="%4$s" stroke-width="%5$s"/>
            """
                .formatted(
                    BoardSvg.SQUARE * square.column() + MARK_WIDTH / 2.0,
                    BoardSvg.SQUARE * square.row() + MARK_WIDTH / 2.0,
                    BoardSvg.SQUARE - MARK_WIDTH,
                    MARK,
                    MARK_WIDTH));
  }

  /** Rings with a rim of paper, which separates them from dark squares. */
  static String highlights(List<Square> squares) {
    return forEach(
        squares, square -> ring(square, PAPER, RING_WIDTH + 3) + ring(square, HINT, RING_WIDTH));
  }

  private static String ring(Square square, String colour, int width) {
    return "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>\n"
        .formatted(
            BoardSvg.SQUARE * square.column() + BoardSvg.SQUARE / 2,
            BoardSvg.SQUARE * square.row() + BoardSvg.SQUARE / 2,
            RADIUS,
            colour,
            width);
  }

  private static String forEach(List<Square> squares, Function<Square, String> shape) {
    return squares.stream().map(shape).collect(Collectors.joining());
  }

  /** Tinted squares, then the outlines of all units. */
  static String units(Drawing drawing) {
    StringBuilder tint = new StringBuilder();
    StringBuilder outlines = new StringBuilder();
    Board board = drawing.position().board();
    for (Unit unit : drawing.units()) {
      addSquares(tint, unit, board);
      addOutline(outlines, unit, board);
    }
    return tint.isEmpty()
        ? ""
        : "<path fill=\"%s\" fill-opacity=\"0.12\" d=\"%s\"/>\n".formatted(HINT, tint)
            + BoardSvg.stroke(HINT, OUTLINE_WIDTH, outlines)
            + BoardSvg.stroke(PAPER, OUTLINE_WIDTH / 3, outlines);
  }

  private static void addSquares(StringBuilder path, Unit unit, Board board) {
    for (int column = 0; column < board.size(); column++) {
      for (int row = 0; row < board.size(); row++) {
        if (contains(unit, board, column, row)) {
          path.append(
              "M%s %sh%3$sv%3$sh-%3$sz"
                  .formatted(BoardSvg.SQUARE * column, BoardSvg.SQUARE * row, BoardSvg.SQUARE));
        }
      }
    }
  }

  /** Adds the sides of squares between the unit and the rest of the picture. */
  private static void addOutline(StringBuilder path, Unit unit, Board board) {
    for (int row = 0; row <= board.size(); row++) {
      for (int column = 0; column <= board.size(); column++) {
        boolean inside = contains(unit, board, column, row);
        String corner = "M%s %s".formatted(BoardSvg.SQUARE * column, BoardSvg.SQUARE * row);
        if (inside != contains(unit, board, column - 1, row)) {
          path.append(corner).append("v").append(BoardSvg.SQUARE);
        }
        if (inside != contains(unit, board, column, row - 1)) {
          path.append(corner).append("h").append(BoardSvg.SQUARE);
        }
      }
    }
  }

  private static boolean contains(Unit unit, Board board, int column, int row) {
    int n = board.size();
    boolean inside = column >= 0 && row >= 0 && column < n && row < n;
    return inside && unit.contains(board, new Square(column, row));
  }
}
