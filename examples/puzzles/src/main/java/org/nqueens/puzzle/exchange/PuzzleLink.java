package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.format.Board;
import org.nqueens.puzzle.internal.RegionSquares;

/**
 * Addresses of star battles on puzz.link: {@code starbattle/COLUMNS/ROWS/STARS/BORDERS}.
 *
 * <p>The borders are bits, five to a digit of base 32, the highest bit first. The first bits tell,
 * row by row, whether each square but the last has a border at its right. A new digit begins the
 * bits of the borders below the squares, for all rows but the last. ({@code encodeBorder} of
 * pzprjs)
 */
final class PuzzleLink {
  /** How each address begins; a title may have the word alone. */
  private static final Pattern BEGIN = Pattern.compile("starbattle/(?:[a-z]:/)?\\d");

  private static final Pattern ADDRESS =
      Pattern.compile(
          "starbattle/(?:[a-z]:/)?(\\d{1,4})/(\\d{1,4})/(\\d{1,4})/([0-9a-v]*+)(?![0-9A-Za-z])");
  private static final int BASE = 32;
  private static final int BITS = 5;

  private PuzzleLink() {}

  static boolean isIn(String text) {
    return BEGIN.matcher(text).find();
  }

  /** The address of a board; its regions are connected. */
  static String of(Board board) {
    int n = board.size();
    List<String> lines = board.lines();
    String right =
        digits(
            n * (n - 1),
            i -> {
              String line = lines.get(i / (n - 1));
              return line.charAt(i % (n - 1)) != line.charAt(i % (n - 1) + 1);
            });
    String below =
        digits(
            n * (n - 1), i -> lines.get(i / n).charAt(i % n) != lines.get(i / n + 1).charAt(i % n));
    return "https://puzz.link/p?starbattle/%s/%s/%s/%s%s"
        .formatted(n, n, board.stars(), right, below);
  }

  private static String digits(int bits, IntPredicate isBorder) {
    StringBuilder digits = new StringBuilder();
    for (int start = 0; start < bits; start += BITS) {
      int digit = 0;
      for (int i = start; i < start + BITS; i++) {
        digit = 2 * digit + (i < bits && isBorder.test(i) ? 1 : 0);
      }
      digits.append(Character.forDigit(digit, BASE));
    }
    return digits.toString();
  }

  /** Reads the boards of the addresses in a text. */
  static List<Reading> read(String text) {
    Matcher begin = BEGIN.matcher(text);
    Matcher address = ADDRESS.matcher(text);
    List<Reading> boards = new ArrayList<>();
    while (begin.find()) {
      boards.add(
          address.region(begin.start(), text.length()).lookingAt()
              ? board(address)
              : Reading.refused(
                  "address must be of the form starbattle/COLUMNS/ROWS/STARS/BORDERS: copy it whole"));
    }
    return boards;
  }

  private static Reading board(MatchResult address) {
    int n = Integer.parseInt(address.group(1));
    int rows = Integer.parseInt(address.group(2));
    if (n != rows) {
      return Reading.refused(
          "star battle (%s columns and %s rows) must have as many columns as rows: take another one",
          n, rows);
    }
    if (n < 1 || n > RegionSquares.MAX_SIZE) {
      return Grid.badSize(n);
    }
    String digits = address.group(4);
    int half = (n * (n - 1) + BITS - 1) / BITS;
    if (digits.length() != 2 * half) {
      return Reading.refused(
          "borders (%s characters) must have %s characters for %s rows: copy the whole address",
          digits.length(), 2 * half, n);
    }
    int stars = Integer.parseInt(address.group(3));
    return new Grid(regions(n, bits(digits.substring(0, half)), bits(digits.substring(half))))
        .reading()
        .changed(position -> position.withStars(stars));
  }

  private static BitSet bits(String digits) {
    BitSet bits = new BitSet();
    for (int i = 0; i < digits.length() * BITS; i++) {
      int digit = Character.digit(digits.charAt(i / BITS), BASE);
      bits.set(i, (digit >> (BITS - 1 - i % BITS) & 1) != 0);
    }
    return bits;
  }

  /** The first square of the part of each square that borders enclose, row by row. */
  private static List<List<String>> regions(int n, BitSet right, BitSet below) {
    int[] parts =
        RegionSquares.parts(
            n,
            (one, other) -> {
              int first = Math.min(one, other);
              return Math.abs(one - other) == n
                  ? !below.get(first)
                  : !right.get(first / n * (n - 1) + first % n);
            });
    return IntStream.range(0, n)
        .mapToObj(row -> Arrays.stream(parts, row * n, (row + 1) * n))
        .map(row -> row.mapToObj(part -> "part " + part).toList())
        .toList();
  }
}
