package org.nqueens.pages;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.format.Board;
import org.nqueens.puzzle.drawing.Drawing;

/** The coordinates of an SVG picture: numbers of columns and rows, and letters of regions. */
final class SvgCoordinates {
  private static final int FONT_SIZE = 20;

  /** The usual width of a digit of this font size. */
  private static final int DIGIT = 12;

  private static final int GAP = 8;

  private SvgCoordinates() {}

  /** The space for the coordinates above and beside the board. */
  static int gutter(Drawing drawing) {
    return drawing.hasCoordinates() ? GAP + DIGIT * digits(drawing) : 0;
  }

  /** The number of digits of the largest number. */
  private static int digits(Drawing drawing) {
    return Integer.toString(drawing.position().board().size() - 1).length();
  }

  static String svg(Drawing drawing) {
    String labels = (drawing.hasCoordinates() ? numbers(drawing) : "") + RegionLetters.svg(drawing);
    return labels.isEmpty()
        ? ""
        : """
        <g font-family="sans-serif" font-size="%s" fill="%s">
        %s</g>
        """
            .formatted(FONT_SIZE, BoardSvg.INK, labels);
  }

  private static String numbers(Drawing drawing) {
    Board board = drawing.position().board();
    // The baseline is a third of the font size below the centre of the square.
    return """
        <g text-anchor="middle">
        %s</g>
        <g text-anchor="end">
        %s</g>
        """
        .formatted(
            numbers(board, column -> text(centre(column), -BoardSvg.FRAME - GAP, column)),
            numbers(board, row -> text(-BoardSvg.FRAME - GAP, centre(row) + FONT_SIZE / 3, row)));
  }

  private static String numbers(Board board, IntFunction<String> text) {
    return IntStream.range(0, board.size()).mapToObj(text).collect(Collectors.joining());
  }

  private static int centre(int index) {
    return index * BoardSvg.SQUARE + BoardSvg.SQUARE / 2;
  }

  private static String text(int x, int y, Object label) {
    return "<text x=\"%s\" y=\"%s\">%s</text>\n".formatted(x, y, label);
  }
}
