package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.puzzle.internal.RegionSquares;

/**
 * Star battles in lines {@code SIZExSTARS.REGIONS}, such as {@code 10x2.AAB...}: the rows, the
 * queens in each row, column and region, and the letter of the region of each square, row by row.
 */
final class StarNotation {
  private static final Pattern BEGIN = Pattern.compile("\\d{1,4}x\\d{1,4}\\.[0-9A-Za-z]");
  private static final Pattern LINE = Pattern.compile("(\\d{1,4})x(\\d{1,4})\\.([A-Za-z]+)");
  private static final int MAX_QUOTED = 40;

  private StarNotation() {}

  /** True if a line of a paragraph begins with a size, stars and a region. */
  static boolean isIn(Token paragraph) {
    return Rows.split(paragraph.inside(), '\n').stream()
        .anyMatch(line -> BEGIN.matcher(Token.words(line)).lookingAt());
  }

  /** Reads each line of a paragraph as a board. */
  static List<Finding> read(Token paragraph) {
    return Rows.split(paragraph.inside(), '\n').stream()
        .map(line -> Finding.of(board(Token.words(line)), Token.paragraph("", List.of(line))))
        .toList();
  }

  private static Reading board(String text) {
    Matcher line = LINE.matcher(text);
    if (!line.matches()) {
      return Reading.refused(
          "line (%s) must be of the form SIZExSTARS.REGIONS, with a letter for each square: copy it whole, or leave it out",
          text.length() > MAX_QUOTED ? text.substring(0, MAX_QUOTED) + "..." : text);
    }
    int n = Integer.parseInt(line.group(1));
    int stars = Integer.parseInt(line.group(2));
    String squares = line.group(3);
    if (n < 1 || n > RegionSquares.MAX_SIZE) {
      return Grid.badSize(n);
    }
    if (squares.length() != n * n) {
      return Reading.refused(
          "regions (%s letters) must have %s letters for %s rows: copy the whole line",
          squares.length(), n * n, n);
    }
    long regions = squares.chars().distinct().count();
    if (regions != n) {
      return Reading.refused(
          "regions (%s) must be as many as the rows (%s), because each has as many queens as a row: mend the letters",
          regions, n);
    }
    return Grid.of(n, square -> squares.substring(square, square + 1))
        .reading()
        .changed(position -> position.withStars(stars));
  }
}
