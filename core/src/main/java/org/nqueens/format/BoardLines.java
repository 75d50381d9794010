package org.nqueens.format;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The validation of the lines of a {@link Board}. */
final class BoardLines {
  private BoardLines() {}

  static boolean haveRegions(List<String> lines) {
    return lines.stream().anyMatch(line -> line.chars().anyMatch(c -> isLetter(c) && c != 'Q'));
  }

  /** Throws a {@link BoardFormatException} unless the lines are a valid board. */
  static void check(List<String> lines, boolean regions) {
    if (lines.isEmpty() || lines.get(0).isEmpty()) {
      throw new BoardFormatException(
          1, 1, "the board is empty: write n lines of n characters, '.' for a free square");
    }
    int n = lines.get(0).length();
    for (int row = 0; row < lines.size(); row++) {
      checkCharacters(row, lines.get(row));
      checkLength(row, lines.get(row), n);
    }
    if (lines.size() < n) {
      throw new BoardFormatException(
          lines.size() + 1,
          1,
          "the board has fewer lines (%s) than columns (%s): write as many lines as columns"
              .formatted(lines.size(), n));
    }
    if (regions) {
      checkRegions(lines);
    } else {
      checkQueens(lines);
    }
  }

  private static void checkCharacters(int row, String line) {
    for (int column = 0; column < line.length(); column++) {
      char c = line.charAt(column);
      if (!isSquare(c)) {
        throw new BoardFormatException(
            row + 1, column + 1, character(c) + " is not a square: " + remedy(c));
      }
    }
  }

  static boolean isSquare(char c) {
    return c == '.' || c == '#' || isLetter(c);
  }

  /** A character that stands where it must not, with its code. */
  static String character(char c) {
    String code = "U+%04X".formatted((int) c);
    return c > ' ' && c < 0x7f ? "'" + c + "' (" + code + ")" : code;
  }

  private static String remedy(char c) {
    return switch (c) {
      case '\r' -> "end lines by a line feed, with or without a carriage return before it";
      case '\t', ' ' -> "leave blanks and tabs out, a board has one character for each square";
      case '\uFEFF' -> "leave out byte order marks, except one at the start of the text";
      default ->
          c >= '\u2500' && c <= '\u257F'
              ? "draw the board as plain text, since box-drawing characters are for eyes alone"
              : "write '.' free, '#' blocked, 'Q' a given queen, or a letter A-Z or a-z for a region";
    };
  }

  private static void checkLength(int row, String line, int n) {
    if (n > Board.MAX_SIZE) {
      throw new BoardFormatException(
          1, Board.MAX_SIZE + 1, "a board has at most %s columns".formatted(Board.MAX_SIZE));
    }
    if (line.length() < n || line.length() > n) {
      throw new BoardFormatException(
          row + 1,
          Math.min(line.length(), n) + 1,
          "the line has length %s, but the first line has length %s: write lines of the same length"
              .formatted(line.length(), n));
    }
    if (row >= n) {
      throw new BoardFormatException(
          row + 1,
          1,
          "the board has more lines than columns (%s): write as many lines as columns"
              .formatted(n));
    }
  }

  private static void checkRegions(List<String> lines) {
    int n = lines.size();
    Set<Character> regions = new LinkedHashSet<>();
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        char c = lines.get(row).charAt(column);
        if (c == '.') {
          throw new BoardFormatException(
              row + 1,
              column + 1,
              "'.' belongs to no region: on a board with regions write a letter or '#' for every square");
        }
        if (c != '#' && regions.add(c) && regions.size() > n) {
          throw new BoardFormatException(
              row + 1,
              column + 1,
              "'%s' is region %s of a board of size %s: use as many regions as columns, and note that on a board with regions Q is one"
                  .formatted(c, regions.size(), n));
        }
      }
    }
    if (regions.size() < n) {
      throw new BoardFormatException(
          n,
          n,
          "the board ends with %s regions (%s), but its size is %s: use as many regions as columns"
              .formatted(
                  regions.size(),
                  regions.stream().map(String::valueOf).collect(Collectors.joining()),
                  n));
    }
  }

  /** Tells whether a column has several queens; the lines may differ in length. */
  static boolean haveClashInColumn(List<String> lines) {
    BitSet columns = new BitSet();
    for (String line : lines) {
      for (int column = line.indexOf('Q'); column >= 0; column = line.indexOf('Q', column + 1)) {
        if (columns.get(column)) {
          return true;
        }
        columns.set(column);
      }
    }
    return false;
  }

  private static void checkQueens(List<String> lines) {
    for (int column = 0; column < lines.size(); column++) {
      int before = -1;
      for (int row = 0; row < lines.size(); row++) {
        if (lines.get(row).charAt(column) == 'Q') {
          if (before >= 0) {
            throw new BoardFormatException(
                row + 1,
                column + 1,
                "this column already has a queen, in line %s of the board: give one queen per column"
                    .formatted(before + 1));
          }
          before = row;
        }
      }
    }
  }

  private static boolean isLetter(int c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }
}
