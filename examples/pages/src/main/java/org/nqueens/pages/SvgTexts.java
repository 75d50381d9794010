package org.nqueens.pages;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.puzzle.drawing.Drawing;

/**
 * The texts of an SVG picture: its title, the numbers of columns and rows, and the letters of
 * regions.
 */
final class SvgTexts {
  private static final int TITLE_SIZE = 24;
  private static final int TITLE_LINE = 30;

  /** Above and below the title, and on both sides of it. */
  private static final int TITLE_MARGIN = 10;

  /** More than the average width of a letter of the title. */
  private static final int TITLE_LETTER = 14;

  /** From here on are scripts such as Chinese, with characters as wide as high. */
  private static final int FIRST_IDEOGRAPH = 0x2E80;

  private static final int NUMBER_SIZE = 20;

  /** The usual width of a digit of a number. */
  private static final int DIGIT = 12;

  private static final int GAP = 8;
  private static final int LETTER_SIZE = 12;

  /** The distance of a letter from the left border of its square, and of its foot from the top. */
  private static final int LETTER_LEFT = 7;

  private static final int LETTER_FOOT = 17;

  private SvgTexts() {}

  /** The lines of the title in a picture of a width; none if there is no title. */
  static List<String> titleLines(Drawing drawing, int width) {
    String title = drawing.hasTitle() ? drawing.position().board().title() : "";
    int space = width - 2 * TITLE_MARGIN;
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start < title.length()) {
      int end = endOfLine(title, start, space);
      lines.add(title.substring(start, end));
      start = end < title.length() && title.charAt(end) == ' ' ? end + 1 : end;
    }
    return lines;
  }

  /** The end of a line between words, or within a word that does not fit a line. */
  private static int endOfLine(String text, int start, int space) {
    int end = start;
    int width = 0;
    while (end < text.length() && (end == start || width + width(text, end) <= space)) {
      width += width(text, end);
      end = text.offsetByCodePoints(end, 1);
    }
    int blank = text.lastIndexOf(' ', end);
    return end < text.length() && blank > start ? blank : end;
  }

  private static int width(String text, int index) {
    return text.codePointAt(index) < FIRST_IDEOGRAPH ? TITLE_LETTER : TITLE_SIZE;
  }

  static int titleHeight(List<String> lines) {
    return lines.isEmpty() ? 0 : TITLE_LINE * lines.size() + TITLE_MARGIN;
  }

  /** The lines from the upper edge of the picture on, in its middle. */
  static String title(List<String> lines, int width) {
    String texts =
        IntStream.range(0, lines.size())
            .mapToObj(
                line ->
                    text(
                        width / 2,
                        TITLE_MARGIN + TITLE_SIZE + TITLE_LINE * line,
                        XmlText.escape(lines.get(line))))
            .collect(Collectors.joining());
    String font = "font-family=\"sans-serif\" font-size=\"%s\" fill=\"%s\" text-anchor=\"middle\"";
    return group(font.formatted(TITLE_SIZE, BoardSvg.INK), texts);
  }

  /** The space for the coordinates above and beside the board. */
  static int gutter(Drawing drawing) {
    int digits = Integer.toString(drawing.position().board().size() - 1).length();
    return drawing.hasCoordinates() ? GAP + DIGIT * digits : 0;
  }

  /** The coordinates if the drawing has them, and letters of regions where they are needed. */
  static String labels(Drawing drawing) {
    String font = "font-family=\"sans-serif\" font-size=\"%s\" fill=\"%s\"";
    return group(
        font.formatted(NUMBER_SIZE, BoardSvg.INK),
        (drawing.hasCoordinates() ? numbers(drawing.position().board()) : "") + letters(drawing));
  }

  private static String numbers(Board board) {
    StringBuilder columns = new StringBuilder();
    StringBuilder rows = new StringBuilder();
    for (int index = 0; index < board.size(); index++) {
      int centre = index * BoardSvg.SQUARE + BoardSvg.SQUARE / 2;
      columns.append(text(centre, -BoardSvg.FRAME - GAP, index));
      // The baseline is a third of the font size below the centre of the square.
      rows.append(text(-BoardSvg.FRAME - GAP, centre + NUMBER_SIZE / 3, index));
    }
    return group("text-anchor=\"middle\"", columns) + group("text-anchor=\"end\"", rows);
  }

  /**
   * The letters, each in the first square of each connected part, of a picture with coordinates, or
   * of one whose colours do not tell the regions: a region has several parts, or two regions have
   * one colour.
   */
  private static String letters(Drawing drawing) {
    Board board = drawing.position().board();
    RegionGraph graph = RegionGraph.of(board);
    Map<Character, Integer> colours = RegionColours.of(board).rgb();
    boolean areTold =
        graph.parts().size() == colours.size()
            && new HashSet<>(colours.values()).size() == colours.size();
    if (areTold && !drawing.hasCoordinates()) {
      return "";
    }
    String letters =
        graph.parts().stream()
            .map(
                square ->
                    text(
                        square.column() * BoardSvg.SQUARE + LETTER_LEFT,
                        square.row() * BoardSvg.SQUARE + LETTER_FOOT,
                        board.region(square.column(), square.row())))
            .collect(Collectors.joining());
    return group("font-size=\"%s\" opacity=\"0.7\"".formatted(LETTER_SIZE), letters);
  }

  /** Elements with common attributes; empty if there are none. */
  private static String group(String attributes, CharSequence elements) {
    return elements.isEmpty() ? "" : "<g %s>\n%s</g>\n".formatted(attributes, elements);
  }

  private static String text(int x, int y, Object label) {
    return "<text x=\"%s\" y=\"%s\">%s</text>\n".formatted(x, y, label);
  }
}
