package org.nqueens.puzzle.exchange;

import java.util.BitSet;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.puzzle.internal.RegionSquares;

/**
 * Star battles in lines {@code SIZExSTARS.REGIONS}, such as {@code 10x2.AAB...}: the rows, the
 * queens in each row, column and region, and the letter of the region of each square, row by row.
 *
 * <p>A line of StarBattleLab, such as {@code AA2W0-Zajj...}, begins with the size, twice the same
 * digit in base 36, the queens, and {@code W} for a board without marks. The borders of the regions
 * follow as bits, six to a character, the highest bit first. Zeros fill the first character. The
 * bits tell row by row whether each square but the last has a border at its right, then column by
 * column whether it has one below. ({@code encode_sbn} of starbattlelab)
 */
final class StarNotation {
  private static final Pattern BEGIN = Pattern.compile("\\d{1,4}x\\d{1,4}\\.[0-9A-Za-z]");
  private static final Pattern LINE = Pattern.compile("(\\d{1,4})x(\\d{1,4})\\.([A-Za-z]+)");
  private static final Pattern BORDERS = Pattern.compile("([5-9A-P])\\1([1-9])W([-0-9A-Za-z_]+)");
  private static final String DIGITS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
  private static final int BITS = 6;
  private static final int MAX_QUOTED = 40;

  private StarNotation() {}

  /** True if a line of a paragraph begins with a size, stars and a region, or has borders. */
  static boolean isIn(Token paragraph) {
    return Rows.split(paragraph.inside(), '\n').stream()
        .map(Token::words)
        .anyMatch(line -> BEGIN.matcher(line).lookingAt() || hasBorders(BORDERS.matcher(line)));
  }

  /** Rows of letters may look like borders, but have another length. */
  private static boolean hasBorders(Matcher line) {
    return line.matches() && line.group(3).length() == (2 * borders(line) + BITS - 1) / BITS;
  }

  private static int size(MatchResult line) {
    return Character.digit(line.group(1).charAt(0), Character.MAX_RADIX);
  }

  /** The places of borders in one direction. */
  private static int borders(MatchResult line) {
    return size(line) * (size(line) - 1);
  }

  /** Reads each line of a paragraph as a board. */
  static List<Finding> read(Token paragraph) {
    return Rows.split(paragraph.inside(), '\n').stream()
        .map(line -> Finding.of(board(Token.words(line)), Token.paragraph("", List.of(line))))
        .toList();
  }

  private static Reading ofBorders(MatchResult line) {
    int n = size(line);
    int unused = line.group(3).length() * BITS - 2 * borders(line);
    BitSet right = new BitSet();
    BitSet below = new BitSet();
    for (int i = 0; i < borders(line); i++) {
      right.set(i, isBorder(line.group(3), unused + i));
      below.set(i % (n - 1) * n + i / (n - 1), isBorder(line.group(3), unused + borders(line) + i));
    }
    return new Grid(PuzzleLink.regions(n, right, below))
        .reading()
        .changed(position -> position.withStars(Integer.parseInt(line.group(2))));
  }

  private static boolean isBorder(String digits, int bit) {
    int digit = DIGITS.indexOf(digits.charAt(bit / BITS));
    return (digit >> (BITS - 1 - bit % BITS) & 1) == 1;
  }

  private static Reading board(String text) {
    Matcher borders = BORDERS.matcher(text);
    if (hasBorders(borders)) {
      return ofBorders(borders);
    }
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
