package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.puzzle.exchange.Squares.Cell;

/**
 * The board of a page or an XML file: an element for each square with the colour of its region. The
 * elements have attributes and are in order ({@code data-cell-idx} and a class {@code
 * cell-color-7}), have words ({@code aria-label="Queen of color Blue, row 1, column 2"}), or are
 * those of LEGUP ({@code x}, {@code y} and {@code value}).
 */
final class Elements {
  private static final String COLOUR = "cell-color-";
  private static final String REGION = "region";
  private static final String MARK = "mark";

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
    boolean isWhole = text.lastIndexOf('>') >= text.lastIndexOf('<');
    for (int start = text.indexOf('<'); start >= 0; ) {
      int next = text.indexOf('<', start + 1);
      int end = text.indexOf('>', start);
      if (end < 0) {
        break;
      }
      if (next < 0 || end < next) {
        regions += text.startsWith("<region>", start) ? 1 : 0;
        Map<String, String> attributes = attributes(text, start + 1, end);
        Optional<Cell> cell = cell(attributes, regions);
        String index = attributes.getOrDefault("data-cell-idx", "");
        isWhole &= cell.isEmpty() || index.isEmpty() || index.equals("" + cells.size());
        cell.ifPresent(cells::add);
      }
      start = next;
    }
    Optional<List<Cell>> board = Squares.inOrder(cells).filter(all -> all.size() >= 16);
    if (cells.isEmpty()) {
      return Optional.empty();
    }
    if (!isWhole || board.isEmpty()) {
      return Optional.of(
          Reading.refused(
              "page (with %s squares) must have each square of a board once: save the whole page",
              cells.size()));
    }
    String others = outside(text);
    return Optional.of(
        others.isEmpty()
            ? Squares.regions(board.get(), REGION)
                .marked(board.get().stream().map(cell -> cell.values().get(MARK)).toList())
            : Reading.refused(
                "text beside the page (%s) must be in a file of its own: give the page alone",
                others.lines().findFirst().orElseThrow()));
  }

  /** The words before the first element of a page and behind the last one. */
  private static String outside(String text) {
    int end = text.indexOf("</html>");
    String before = text.substring(0, text.indexOf('<'));
    String behind = text.substring(end < 0 ? text.lastIndexOf('>') + 1 : end);
    return (before + ForeignBoards.withoutTags(behind)).strip();
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
    int row = number(behind(label, ", row "));
    int column = number(behind(label, ", column "));
    String colour =
        behind(label, label.contains("colour ") ? "colour " : "color ").split(", row ", 2)[0];
    boolean isLabelled = row > 0 && column > 0 && !colour.isEmpty();
    String mark = isLabelled ? label : "";
    if (attributes.containsKey("data-cell-idx")) {
      String named = behind(attributes.getOrDefault("class", ""), COLOUR).split("\\s", 2)[0];
      return Optional.of(cell(-1, -1, named.isEmpty() ? colour : named, mark));
    }
    if (isLabelled) {
      return Optional.of(cell(row - 1, column - 1, colour, mark));
    }
    int x = Strings.number(attributes.getOrDefault("x", ""));
    int y = Strings.number(attributes.getOrDefault("y", ""));
    return x >= 0 && y >= 0 && attributes.containsKey("value")
        ? Optional.of(cell(y, x, regions > 0 ? "" + regions : attributes.get("value"), ""))
        : Optional.empty();
  }

  private static Cell cell(int row, int column, String region, String mark) {
    return new Cell(row, column, Map.of(REGION, region, MARK, mark));
  }

  private static String behind(String label, String words) {
    int start = label.indexOf(words);
    return start < 0 ? "" : label.substring(start + words.length());
  }

  /** The number with which a text begins. */
  private static int number(String text) {
    int end = 0;
    while (end < text.length() && Character.isDigit(text.charAt(end))) {
      end++;
    }
    return Strings.number(text.substring(0, end));
  }
}
