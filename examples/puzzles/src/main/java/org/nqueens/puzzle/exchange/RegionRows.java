package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.format.Board;

/**
 * Lines of the names of regions, with blanks, commas, semicolons or bars between them, or of digits
 * without anything between them. The size may stand on a line before; the squares may be on one
 * line.
 */
final class RegionRows {
  private static final Pattern NAMES = Pattern.compile("[A-Za-z0-9,;|\\s]+");
  private static final Pattern SEPARATED = Pattern.compile("[A-Za-z0-9][,;|\\s]+[A-Za-z0-9]");
  private static final Pattern BETWEEN = Pattern.compile("[,;|\\s]+");
  private static final Pattern EMPTY_LINES = Pattern.compile("\n\\s*\n");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

  private RegionRows() {}

  /** True if a text is of such lines, and not of letters alone. */
  static boolean is(String text) {
    return NAMES.matcher(text).matches()
        && text.lines()
            .anyMatch(line -> SEPARATED.matcher(line).find() || line.matches(".*[0-9].*"));
  }

  /**
   * Reads one board, or several with empty lines between them, which they are if one of the parts
   * is a board.
   */
  static List<Board> read(String text) {
    List<List<List<String>>> parts = parts(text).stream().map(RegionRows::rows).toList();
    if (parts.size() == 1 || parts.stream().noneMatch(RegionRows::isBoard)) {
      return List.of(ForeignBoards.board(rows(text)));
    }
    return IntStream.range(0, parts.size()).mapToObj(i -> board(i + 1, parts.get(i))).toList();
  }

  /** The parts between empty lines, each with the size that stands alone before it. */
  private static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    StringBuilder size = new StringBuilder();
    for (String part : EMPTY_LINES.splitAsStream(text).toList()) {
      if (NUMBER.matcher(part.strip()).matches()) {
        size.append(part).append('\n');
      } else if (!names(part).isEmpty()) {
        parts.add(size + part);
        size.setLength(0);
      }
    }
    return size.isEmpty() ? parts : List.of(text);
  }

  private static boolean isBoard(List<List<String>> rows) {
    return rows.size() > 1 && rows.stream().allMatch(row -> row.size() == rows.size());
  }

  private static Board board(int number, List<List<String>> rows) {
    try {
      return ForeignBoards.board(rows);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("board " + number + ": " + e.getMessage(), e);
    }
  }

  /** The names row by row, without a size before them. */
  private static List<List<String>> rows(String text) {
    List<List<String>> rows = new ArrayList<>();
    text.lines().filter(line -> !names(line).isEmpty()).forEach(line -> rows.add(names(line)));
    List<String> first = rows.get(0);
    if (rows.size() > 2 && first.size() < rows.get(1).size() && isSize(text, rows.size() - 1)) {
      rows.remove(0);
    }
    int n = (int) Math.round(Math.sqrt(first.size()));
    if (rows.size() == 1 && n * n == first.size() && n > 1) {
      rows.clear();
      for (int row = 0; row < n; row++) {
        rows.add(first.subList(row * n, (row + 1) * n));
      }
    }
    return rows;
  }

  private static boolean isSize(String text, int n) {
    String line = text.strip().lines().findFirst().orElseThrow().strip();
    return NUMBER.matcher(line).matches() && Integer.parseInt(line) == n;
  }

  /** The names on a line; its characters, if nothing divides it. */
  static List<String> names(String line) {
    List<String> names = BETWEEN.splitAsStream(line).filter(name -> !name.isEmpty()).toList();
    return names.size() == 1
        ? names.get(0).codePoints().mapToObj(Character::toString).toList()
        : names;
  }
}
