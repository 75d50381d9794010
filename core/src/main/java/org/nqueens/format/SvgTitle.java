package org.nqueens.format;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.internal.page.XmlText;

/**
 * The title of an SVG picture, in lines that fit its width.
 *
 * @param lines the lines, none of them empty; none if there is no title
 * @param width the width of the picture
 */
record SvgTitle(List<String> lines, int width) {
  private static final int FONT_SIZE = 24;
  private static final int LINE = 30;
  private static final int MARGIN = 10;

  /** More than the average width of a letter of this font size. */
  private static final int LETTER = 14;

  /** The width of the characters of scripts such as Chinese. */
  private static final int IDEOGRAPH = FONT_SIZE;

  private static final int FIRST_IDEOGRAPH = 0x2E80;

  static SvgTitle of(Drawing drawing, int width) {
    String title = drawing.has(Label.TITLE) ? drawing.board().title() : "";
    return new SvgTitle(lines(title, width - 2 * MARGIN), width);
  }

  /** Lines that end between words, or within a word that does not fit a line. */
  private static List<String> lines(String title, int space) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start < title.length()) {
      int end = start;
      int width = 0;
      while (end < title.length() && (end == start || width + width(title, end) <= space)) {
        width += width(title, end);
        end = title.offsetByCodePoints(end, 1);
      }
      int blank = title.lastIndexOf(' ', end);
      if (end < title.length() && blank > start) {
        end = blank;
      }
      lines.add(title.substring(start, end));
      start = end < title.length() && title.charAt(end) == ' ' ? end + 1 : end;
    }
    return lines;
  }

  private static int width(String title, int index) {
    return title.codePointAt(index) < FIRST_IDEOGRAPH ? LETTER : IDEOGRAPH;
  }

  int height() {
    return lines.isEmpty() ? 0 : LINE * lines.size() + MARGIN;
  }

  /** The lines from the upper edge of the picture on, in its middle. */
  String svg() {
    if (lines.isEmpty()) {
      return "";
    }
    StringBuilder svg =
        new StringBuilder(
            "<g font-family=\"sans-serif\" font-size=\"%s\" fill=\"%s\" text-anchor=\"middle\">\n"
                .formatted(FONT_SIZE, BoardSvg.INK));
    for (int line = 0; line < lines.size(); line++) {
      svg.append(
          "<text x=\"%s\" y=\"%s\">%s</text>\n"
              .formatted(
                  width / 2, MARGIN + FONT_SIZE + LINE * line, XmlText.escape(lines.get(line))));
    }
    return svg.append("</g>\n").toString();
  }
}
