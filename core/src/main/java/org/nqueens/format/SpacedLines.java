package org.nqueens.format;

import java.util.List;
import java.util.stream.IntStream;

/** Lines of squares that blanks separate, as {@link PlacementText#board} writes them. */
final class SpacedLines {
  /** The number of characters of a square. */
  static final int WIDTH = 2;

  private SpacedLines() {}

  /** Tells whether a blank follows the first square of the first line, and the next square it. */
  static boolean areSpaced(List<String> lines) {
    if (lines.isEmpty()) {
      return false;
    }
    String first = lines.get(0);
    return first.length() > 1
        && first.charAt(1) == ' '
        && (first.length() < WIDTH + 2 || first.charAt(WIDTH + 1) == ' ');
  }

  /** The lines without the blanks; throws a {@link BoardFormatException} if one is missing. */
  static List<String> squares(List<String> lines) {
    return IntStream.range(0, lines.size()).mapToObj(row -> squares(row, lines.get(row))).toList();
  }

  private static String squares(int row, String line) {
    StringBuilder squares = new StringBuilder();
    for (int at = 0; at < line.length(); at++) {
      if (at % WIDTH == 0) {
        squares.append(line.charAt(at));
      } else if (line.charAt(at) != ' ') {
        throw new BoardFormatException(
            row + 1,
            at + 1,
            BoardLines.character(line.charAt(at))
                + " stands between two squares: write one blank between the squares of each line, or of none");
      }
    }
    return squares.toString();
  }
}
