package org.nqueens.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The lines of the squares of one board. A square is one character, one character and a blank, or
 * three characters with the mark of a player: {@code [A]} for a queen and {@code -A-} for a cross.
 * A sign of emphasis may replace the last of three characters. Each problem names the line and the
 * column of its square in the text.
 */
final class SquareText {
  /** The number of characters of a square with room for a mark. */
  static final int WIDE = 3;

  private static final int SPACED = 2;
  private static final int NARROW = 1;

  /** The first characters of wide squares: without mark, with a queen, and with a cross. */
  private static final String STARTS = " [-";

  /** The last characters of wide squares, in the same order. */
  private static final String ENDS = " ]-";

  private static final String EMPHASIS = "!*:";
  private static final String REMEDY =
      ": write [A] for a queen on region A, -A- for a cross, or A between blanks";
  private static final char[] NO_SQUARES = {};
  private static final Pattern NUMBERS = Pattern.compile("[ 0-9]*[0-9] *");

  private final List<String> lines;

  /** The number of the board in its text, and of its first line. */
  private final int board;

  private final int firstLine;

  private final int width;

  /** A character for each square, row by row. */
  private final String[] squares;

  private final boolean regions;

  private SquareText(List<String> lines, int board, int firstLine, int width) {
    this.lines = lines;
    this.board = board;
    this.firstLine = firstLine;
    this.width = width;
    squares = new String[lines.size()];
    for (int row = 0; row < lines.size(); row++) {
      squares[row] = squares(row);
      checkLength(row);
      int wall = squares[row].indexOf('%');
      if (wall >= 0 && size() > Board.MAX_STARRED_SIZE) {
        throw problem(
            wall,
            row,
            "'%' is a wall, and a board with walls has at most {} columns: write '#' for a square that queens attack across"
                .replace("{}", Integer.toString(Board.MAX_STARRED_SIZE)));
      }
    }
    if (lines.size() < size()) {
      throw new TextLine(board, firstLine + lines.size(), "")
          .problem(
              0,
              "the board has fewer lines (%s) than columns (%s): write as many lines as columns"
                  .formatted(lines.size(), size()));
    }
    regions = hasRegions();
    if (regions) {
      checkRegions();
    }
  }

  /** The squares of lines in the narrow form, from line 1 on. */
  static SquareText of(List<String> lines) {
    return new SquareText(lines.isEmpty() ? List.of("") : lines, 1, 1, NARROW);
  }

  /** The squares of lines, at least one, in the form of the first one. */
  static SquareText read(List<String> lines, int board, int firstLine) {
    String first = lines.get(0);
    if (first.isEmpty() || STARTS.indexOf(first.charAt(0)) < 0) {
      return new SquareText(lines, board, firstLine, isSpaced(first) ? SPACED : NARROW);
    }
    if (NUMBERS.matcher(first).matches()) {
      throw new TextLine(board, firstLine, first)
          .problem(
              0, "the line has numbers in place of squares: draw the board without coordinates");
    }
    return new SquareText(
        lines.stream().map(SquareText::completed).toList(), board, firstLine, WIDE);
  }

  /** Tells whether a blank follows the first square of a line, and the next square it. */
  static boolean isSpaced(String line) {
    return line.length() > 1
        && line.charAt(1) == ' '
        && (line.length() < SPACED + 2 || line.charAt(SPACED + 1) == ' ');
  }

  /** The number of squares of a line with blanks between them; 0 if it is another line. */
  static int spaced(String line) {
    for (int at = 0; at < line.length(); at++) {
      char c = line.charAt(at);
      if (at % SPACED == 0 ? !isSquare(c) && c != '_' : c != ' ') {
        return 0;
      }
    }
    return line.length() < SPACED ? 0 : (line.length() + 1) / SPACED;
  }

  /** A line with exactly one blank at its end. */
  private static String completed(String line) {
    String trimmed = line.stripTrailing();
    return trimmed.length() % WIDE == WIDE - 1 ? trimmed + " " : trimmed;
  }

  private boolean hasRegions() {
    for (String row : squares) {
      for (int column = 0; column < row.length(); column++) {
        if (row.charAt(column) != 'Q' && isLetter(row.charAt(column))) {
          return true;
        }
      }
    }
    return false;
  }

  private String squares(int row) {
    String text = lines.get(row);
    boolean isPlain = width == NARROW;
    for (int at = 0; at < text.length() && isPlain; at++) {
      isPlain = isSquare(text.charAt(at));
    }
    if (isPlain) {
      return text;
    }
    TextLine line = line(row);
    StringBuilder squares = new StringBuilder(text.length() / width + 1);
    for (int at = 0; at < text.length(); at += width) {
      squares.append(width == WIDE ? wide(line, at) : plain(line, at));
    }
    return squares.toString();
  }

  private TextLine line(int row) {
    return new TextLine(board, firstLine + row, lines.get(row));
  }

  private char plain(TextLine line, int at) {
    char square = line.text().charAt(at) == '_' ? '.' : line.text().charAt(at);
    if (!isSquare(square)) {
      throw line.problemOf(at, " is not a square: " + remedy(square));
    }
    if (width == SPACED && at + 1 < line.text().length() && line.text().charAt(at + 1) != ' ') {
      throw line.problemOf(
          at + 1,
          " stands between two squares: write one blank between the squares of each line, or of none");
    }
    return square;
  }

  private static char wide(TextLine line, int at) {
    int kind = STARTS.indexOf(line.text().charAt(at));
    if (kind < 0 || at + WIDE > line.text().length()) {
      throw line.problemOf(at, " does not begin a square" + REMEDY);
    }
    char square = line.text().charAt(at + 1);
    if (!isSquare(square)) {
      throw line.problemOf(
          at + 1,
          " is not the centre of a square: write '.' free, '#' blocked, '%' a wall, 'Q' a queen, or a letter for a region");
    }
    char end = line.text().charAt(at + 2);
    if (end != ENDS.charAt(kind) && EMPHASIS.indexOf(end) < 0) {
      throw line.problemOf(at + 2, " does not end a square" + REMEDY);
    }
    return square;
  }

  private static boolean isSquare(char c) {
    return c == '.' || c == '#' || c == '%' || isLetter(c);
  }

  private static boolean isLetter(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  private static String remedy(char c) {
    return switch (c) {
      case '\r' -> "end lines by a line feed, with or without a carriage return before it";
      case '\t', ' ' -> "leave blanks and tabs out, a board has one character for each square";
      case '\uFEFF' -> "leave out byte order marks, except one at the start of the text";
      default ->
          c >= '\u2500' && c <= '\u257F'
              ? "draw the board as plain text, since box-drawing characters are only for reading by people"
              : "write '.' free, '#' blocked, '%' a wall, 'Q' a given queen, or a letter A-Z or a-z for a region";
    };
  }

  private int size() {
    return squares[0].length();
  }

  /** A problem of a square, or of the end of a row. */
  private BoardFormatException problem(int column, int row, String words) {
    return line(row).problem(width * column, words);
  }

  private void checkLength(int row) {
    int n = size();
    int length = squares[row].length();
    if (n == 0) {
      throw problem(
          0, row, "the board is empty: write n lines of n characters, '.' for a free square");
    }
    if (n > Board.MAX_SIZE) {
      throw problem(
          Board.MAX_SIZE, row, "a board has at most %s columns".formatted(Board.MAX_SIZE));
    }
    if (length != n) {
      throw problem(
          Math.min(length, n),
          row,
          "the line has length %s, but the first line has length %s: write lines of the same length"
              .formatted(length, n));
    }
    if (row >= n) {
      throw problem(
          0,
          row,
          "the board has more lines than columns (%s): write as many lines as columns"
              .formatted(n));
    }
  }

  private void checkRegions() {
    int n = size();
    long known = 0;
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        char c = squares[row].charAt(column);
        if (c == '.') {
          throw problem(
              column,
              row,
              "'.' belongs to no region: on a board with regions write a letter or '#' for every square");
        }
        if (!isLetter(c) || (known >> (c - 'A') & 1) != 0) {
          continue;
        }
        known |= 1L << (c - 'A');
        if (Long.bitCount(known) > n) {
          throw problem(
              column,
              row,
              "'%s' is region %s of a board of size %s: use as many regions as columns, and note that on a board with regions Q is one"
                  .formatted(c, n + 1, n));
        }
      }
    }
    if (Long.bitCount(known) < n) {
      String names =
          String.join("", squares)
              .chars()
              .filter(SquareText::isLetter)
              .distinct()
              .mapToObj(Character::toString)
              .collect(Collectors.joining());
      throw problem(
          n - 1,
          n - 1,
          "the board ends with %s regions (%s), but its size is %s: use as many regions as columns"
              .formatted(names.length(), names, n));
    }
  }

  /** The board. Refuses marks of a player, and too many given queens in a column. */
  Board board(int stars) {
    for (int row = 0; row < size(); row++) {
      for (int column = 0; column < size(); column++) {
        if (mark(column, row) != ' ') {
          throw problem(
              column,
              row,
              "a board has no marks of a player: leave them out, or read the text as a position");
        }
      }
    }
    return position(stars, false).board();
  }

  private char mark(int column, int row) {
    return width == WIDE ? lines.get(row).charAt(WIDE * column) : ' ';
  }

  /**
   * The board with the marks of a player. A board has as many queens in a column as stars, but a
   * player may have more: without marks, all are the player's.
   */
  Position position(int stars) {
    return position(stars, width < WIDE && !regions && hasClashInColumn(stars));
  }

  private Position position(int stars, boolean queensAreThePlayers) {
    int n = size();
    boolean areKept = width < WIDE && !queensAreThePlayers;
    BitSet queens = areKept ? Position.NONE : new BitSet(0);
    BitSet crosses = areKept ? Position.NONE : new BitSet(0);
    String[] rows = areKept ? squares : new String[n];
    for (int row = 0; row < n; row++) {
      String written = squares[row];
      char[] line = areKept ? NO_SQUARES : written.toCharArray();
      for (int column = 0; column < n; column++) {
        boolean queen = !regions && written.charAt(column) == 'Q';
        char mark = mark(column, row);
        if (mark == '[' || queen && queensAreThePlayers) {
          queens.set(row * n + column);
          line[column] = queen ? '.' : written.charAt(column);
        } else if (queen && mark == '-') {
          throw problem(column, row, "a given queen takes no cross: write Q between blanks");
        } else if (mark == '-') {
          crosses.set(row * n + column);
        } else if (queen) {
          requireRoom(column, row, stars, rows);
        }
      }
      if (!areKept) {
        rows[row] = String.valueOf(line);
      }
    }
    if (width == WIDE && n > 1 && queens.cardinality() == n * n) {
      throw problem(0, 0, "a queen stands on each square: leave brackets around all squares out");
    }
    return new Position(new Board(List.of(rows), regions), queens, crosses);
  }

  /** Checks that a given queen is not one too many below the rows before it. */
  private void requireRoom(int column, int row, int stars, String[] rows) {
    List<String> given = new ArrayList<>();
    for (int above = 0; above < row; above++) {
      char square = rows[above].charAt(column);
      if (square == 'Q') {
        given.add("" + (above + 1));
      } else if (square == '%') {
        given.clear();
      }
    }
    if (given.size() >= stars) {
      throw problem(
          column,
          row,
          stars == 1
              ? "this column already has a queen, in line %s of the board: give one queen per column"
                  .formatted(given.get(0))
              : "this column already has %s queens, in lines %s of the board: give %s queens per column"
                  .formatted(stars, String.join(" and ", given), stars));
    }
  }

  private boolean hasClashInColumn(int stars) {
    int[] queens = new int[size()];
    for (String row : squares) {
      for (int column = 0; column < row.length(); column++) {
        char square = row.charAt(column);
        queens[column] = square == '%' ? 0 : queens[column] + (square == 'Q' ? 1 : 0);
        if (queens[column] > stars) {
          return true;
        }
      }
    }
    return false;
  }
}
