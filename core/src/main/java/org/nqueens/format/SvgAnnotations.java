package org.nqueens.format;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The marks and coordinates of an SVG picture. */
final class SvgAnnotations {
  private static final String MARK = "#c1121f";
  private static final int MARK_WIDTH = 5;
  private static final int FONT_SIZE = 20;

  /** The usual width of a digit of this font size. */
  private static final int DIGIT = 12;

  private static final int GAP = 8;

  private SvgAnnotations() {}

  /** The space for the coordinates above and beside the board. */
  static int gutter(Drawing drawing) {
    return drawing.hasCoordinates() ? GAP + DIGIT * RowLabels.digits(drawing) : 0;
  }

  static String marks(Drawing drawing) {
    StringBuilder svg = new StringBuilder();
    for (int row = 0; row < drawing.size(); row++) {
      for (int column = 0; column < drawing.size(); column++) {
        if (drawing.isMarked(column, row)) {
          svg.append(
              """
              <rect x="%s" y="%s" width="%3$s" height="%3$s" fill="%4$s" \
              fill-opacity="0.25" stroke="%4$s" stroke-width="%5$s"/>
              """
                  .formatted(
                      column * BoardSvg.SQUARE + MARK_WIDTH / 2.0,
                      row * BoardSvg.SQUARE + MARK_WIDTH / 2.0,
                      BoardSvg.SQUARE - MARK_WIDTH,
                      MARK,
                      MARK_WIDTH));
        }
      }
    }
    return svg.toString();
  }

  static String coordinates(Drawing drawing) {
    if (!drawing.hasCoordinates()) {
      return "";
    }
    // The baseline is a third of the font size below the centre of the square.
    return """
        <g font-family="sans-serif" font-size="%s" fill="%s">
        <g text-anchor="middle">
        %s</g>
        <g text-anchor="end">
        %s</g>
        </g>
        """
        .formatted(
            FONT_SIZE,
            BoardSvg.INK,
            numbers(drawing, column -> text(centre(column), -BoardSvg.FRAME - GAP, column)),
            numbers(drawing, row -> text(-BoardSvg.FRAME - GAP, centre(row) + FONT_SIZE / 3, row)));
  }

  private static String numbers(Drawing drawing, IntFunction<String> text) {
    return IntStream.range(0, drawing.size()).mapToObj(text).collect(Collectors.joining());
  }

  private static int centre(int index) {
    return index * BoardSvg.SQUARE + BoardSvg.SQUARE / 2;
  }

  private static String text(int x, int y, int number) {
    return "<text x=\"%s\" y=\"%s\">%s</text>\n".formatted(x, y, number);
  }
}
