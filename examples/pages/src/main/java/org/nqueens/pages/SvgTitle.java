package org.nqueens.pages;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.puzzle.drawing.Drawing;

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

  /** More than the average width of a letter, for a font of size 24. */
  private static final int LETTER = 14;

  /** From here on are scripts such as Chinese, whose characters are as wide as high. */
  private static final int FIRST_IDEOGRAPH = 0x2E80;

  static SvgTitle of(Drawing drawing, int width) {
    String title = drawing.hasTitle() ? drawing.position().board().title() : "";
    return new SvgTitle(lines(title, width - 2 * MARGIN), width);
  }

  /** Lines that end between words, or within a word that does not fit a line. */
  private static List<String> lines(String text, int space) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = start;
      int width = 0;
      while (end < text.length() && (end == start || width + width(text, end) <= space)) {
        width += width(text, end);
        end = text.offsetByCodePoints(end, 1);
      }
      int blank = text.lastIndexOf(' ', end);
      if (end < text.length() && blank > start) {
        end = blank;
      }
      lines.add(text.substring(start, end));
      start = end < text.length() && text.charAt(end) == ' ' ? end + 1 : end;
    }
    return lines;
  }

  private static int width(String text, int index) {
    return text.codePointAt(index) < FIRST_IDEOGRAPH ? LETTER : FONT_SIZE;
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
