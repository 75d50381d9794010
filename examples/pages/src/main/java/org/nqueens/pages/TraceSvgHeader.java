package org.nqueens.pages;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The text above a drawn search tree: a few lines, and the key to the shapes. */
final class TraceSvgHeader {
  static final int FONT_SIZE = 12;
  private static final int LINE = 18;

  /** More than the average width of a character of this font size. */
  private static final double CHARACTER = 6.6;

  /** From the left edge of a shape to its words, and from these to the next shape. */
  private static final int WORDS = 22;

  private static final int GAP = 16;

  private final List<String> lines;
  private final Set<TraceSvgShape> shapes = EnumSet.noneOf(TraceSvgShape.class);

  TraceSvgHeader(List<String> lines, List<TraceSvgTree.Node> nodes) {
    this.lines = lines;
    nodes.forEach(node -> shapes.add(node.shape()));
  }

  double width() {
    double text = lines.stream().mapToInt(String::length).max().orElse(0) * CHARACTER;
    return Math.max(text, shapes.stream().mapToDouble(TraceSvgHeader::width).sum());
  }

  private static double width(TraceSvgShape shape) {
    return WORDS + shape.words().length() * CHARACTER + GAP;
  }

  double height() {
    return LINE * (lines.size() + 1);
  }

  /** The header with its upper left corner at the origin. */
  String svg() {
    StringBuilder svg =
        new StringBuilder(
            "<g font-family=\"sans-serif\" font-size=\"%s\" fill=\"%s\">\n"
                .formatted(FONT_SIZE, BoardSvg.INK));
    for (int line = 0; line < lines.size(); line++) {
      svg.append(text(0, FONT_SIZE + LINE * line, lines.get(line)));
    }
    double y = FONT_SIZE + LINE * lines.size();
    double x = 0;
    for (TraceSvgShape shape : shapes) {
      svg.append(shape.svg(x + GAP / 2.0, y - FONT_SIZE / 3.0, ""));
      svg.append(text(x + WORDS, y, shape.words()));
      x += width(shape);
    }
    return svg.append("</g>\n").toString();
  }

  private static String text(double x, double y, String words) {
    return String.format(
        Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", x, y, XmlText.escape(words));
  }
}
