package org.nqueens.puzzle;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.format.Drawing;

/** Pictures of boards within a page. */
final class InlineSvg {
  /** The identifier of a picture, at its first use. */
  private static final Pattern ID = Pattern.compile("aria-labelledby=\"(board-[0-9a-f-]{36})");

  private InlineSvg() {}

  /**
   * Draws a picture whose identifiers start with a name, which no other picture of the page has:
   * the same board may be on a page twice.
   */
  static String of(Drawing drawing, String name) {
    String svg = drawing.svg();
    Matcher matcher = ID.matcher(svg);
    if (!matcher.find()) {
      throw new IllegalStateException("picture must have an identifier: " + svg);
    }
    return svg.replace(matcher.group(1), name);
  }
}
