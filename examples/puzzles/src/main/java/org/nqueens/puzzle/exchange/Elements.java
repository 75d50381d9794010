package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The board of a page or an XML file: elements with the number of a square and the colour of its
 * region, as attributes ({@code data-cell-idx} and a class {@code cell-color-7}), in words ({@code
 * aria-label="Queen of color Blue, row 1, column 2"}), or as LEGUP writes them ({@code x}, {@code
 * y} and {@code value}).
 */
final class Elements {
  private static final String COLOUR = "cell-color-";

  /** A square; -1 for an unknown row or column. */
  private record Cell(int row, int column, int index, String region, String mark) {}

  static final String EXAMPLE =
      IntStream.range(0, 16)
          .mapToObj(
              i ->
                  "<cell value=\"%s\" x=\"%s\" y=\"%s\"/>\n"
                      .formatted("AABBACBBCCDBCDDD".charAt(i), i % 4, i / 4))
          .collect(Collectors.joining());

  private Elements() {}

  /** The board of a page; empty for a text without such elements. */
  static Optional<Reading> read(Part part) {
    String text = part.text;
    List<Cell> cells = new ArrayList<>();
    int regions = 0;
    for (int start = text.indexOf('<'); start >= 0; ) {
      int next = text.indexOf('<', start + 1);
      int end = text.indexOf('>', start);
      if (end > 0 && (next < 0 || end < next)) {
        regions += text.startsWith("<region>", start) ? 1 : 0;
        cell(attributes(text, start + 1, end), regions).ifPresent(cells::add);
      } else if (end < 0) {
        break;
      }
      start = next;
    }
    int n = (int) Math.round(Math.sqrt(cells.size()));
    if (cells.isEmpty()) {
      return Optional.empty();
    }
    boolean isCut = text.lastIndexOf('>') < text.lastIndexOf('<');
    String[] names = new String[n * n];
    String[] marks = new String[n * n];
    boolean isWhole = cells.size() == n * n && n > 3 && !isCut;
    for (Cell cell : cells) {
      boolean isOnBoard =
          cell.index >= 0
              ? cell.index < n * n
              : cell.row < n && cell.column < n && cell.row >= 0 && cell.column >= 0;
      int square = cell.index >= 0 ? cell.index : n * cell.row + cell.column;
      isWhole &= isOnBoard && names[square] == null;
      if (isWhole) {
        names[square] = cell.region;
        marks[square] = cell.mark;
      }
    }
    return Optional.of(
        isWhole
            ? Grid.of(n, square -> names[square]).reading().marked(marks)
            : Reading.refused(
                "page (with %s squares) must have each square of a board once: save the whole page",
                cells.size()));
  }

  /** The attributes of an element. */
  private static Map<String, String> attributes(String text, int start, int end) {
    Map<String, String> attributes = new HashMap<>();
    for (int at = start; at < end; ) {
      int sign = text.indexOf('=', at);
      if (sign < 0 || sign + 1 >= end || "\"'".indexOf(text.charAt(sign + 1)) < 0) {
        break;
      }
      int close = text.indexOf(text.charAt(sign + 1), sign + 2);
      if (close < 0 || close > end) {
        break;
      }
      String before = text.substring(at, sign).strip();
      attributes.put(
          before.substring(before.lastIndexOf(' ') + 1), text.substring(sign + 2, close));
      at = close + 1;
    }
    return attributes;
  }

  private static Optional<Cell> cell(Map<String, String> attributes, int regions) {
    String label = attributes.getOrDefault("aria-label", "");
    int row = behind(label, ", row ");
    int column = behind(label, ", column ");
    int colour = Math.max(label.indexOf("color "), label.indexOf("colour "));
    boolean isLabelled = row > 0 && column > 0 && colour >= 0;
    String mark = isLabelled ? label : "";
    int index = Strings.number(attributes.getOrDefault("data-cell-idx", ""));
    if (index >= 0) {
      String classes = attributes.getOrDefault("class", "");
      int at = classes.indexOf(COLOUR);
      return Optional.of(
          new Cell(
              -1,
              -1,
              index,
              at >= 0
                  ? classes.substring(at + COLOUR.length()).split("\\s", 2)[0]
                  : name(label, colour),
              mark));
    }
    if (isLabelled) {
      return Optional.of(new Cell(row - 1, column - 1, -1, name(label, colour), mark));
    }
    int x = Strings.number(attributes.getOrDefault("x", ""));
    int y = Strings.number(attributes.getOrDefault("y", ""));
    return x >= 0 && y >= 0 && attributes.containsKey("value")
        ? Optional.of(new Cell(y, x, -1, regions > 0 ? "" + regions : attributes.get("value"), ""))
        : Optional.empty();
  }

  private static String name(String label, int colour) {
    int end = label.indexOf(", row ");
    return colour < 0 || end < colour ? "" : label.substring(label.indexOf(' ', colour) + 1, end);
  }

  private static int behind(String label, String words) {
    int start = label.indexOf(words) + words.length();
    if (start < words.length()) {
      return -1;
    }
    int end = start;
    while (end < label.length() && Character.isDigit(label.charAt(end))) {
      end++;
    }
    return Strings.number(label.substring(start, end));
  }
}
