package org.nqueens.pages;

import java.util.Locale;

/** The shape of a node of a drawn search tree, in the forms and colours of Gecode's Gist. */
enum TraceSvgShape {
  DECISION("#005ca1", "decision"),
  FAILURE("#da251d", "failure"),
  SOLUTION("#0b7646", "solution"),
  OPEN("#ffffff", "open node"),
  FAILED_SUBTREE("#da251d", "failed subtree, folded"),
  SOLVED_SUBTREE("#0b7646", "subtree with solutions, folded"),
  OPEN_SUBTREE("#ffffff", "open subtree, folded");

  private static final int RADIUS = 6;

  private final String colour;
  private final String words;

  TraceSvgShape(String colour, String words) {
    this.colour = colour;
    this.words = words;
  }

  /** What the shape stands for. */
  String words() {
    return words;
  }

  boolean isFolded() {
    return this == FAILED_SUBTREE || this == SOLVED_SUBTREE || this == OPEN_SUBTREE;
  }

  /**
   * The shape as an element.
   *
   * @param title the words that appear when the pointer is over the shape; empty for none
   */
  String svg(double x, double y, String title) {
    String element = this == DECISION || this == OPEN ? "circle" : "path";
    String end =
        title.isEmpty()
            ? "/>\n"
            : "><title>%s</title></%s>\n".formatted(XmlText.escape(title), element);
    return "<%s %s fill=\"%s\" stroke=\"%s\"%s"
        .formatted(element, outline(x, y), colour, BoardSvg.INK, end);
  }

  private String outline(double x, double y) {
    return switch (this) {
      case DECISION, OPEN -> format("cx=\"%.1f\" cy=\"%.1f\" r=\"%d\"", x, y, RADIUS);
      case FAILURE -> format("d=\"M%.1f %.1fh10v10h-10z\"", x - 5, y - 5);
      case SOLUTION -> format("d=\"M%.1f %.1fl8 8l-8 8l-8 -8z\"", x, y - 8);
      case FAILED_SUBTREE, SOLVED_SUBTREE, OPEN_SUBTREE ->
          format("d=\"M%.1f %.1fl8 16h-16z\"", x, y - RADIUS);
    };
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
