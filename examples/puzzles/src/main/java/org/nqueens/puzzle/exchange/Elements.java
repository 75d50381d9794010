package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.puzzle.exchange.Squares.Cell;

/**
 * The board of a page or an XML file: an element for each square with the colour of its region. The
 * elements have attributes and are in order ({@code data-cell-idx} and a class {@code
 * cell-color-7}), have words ({@code aria-label="Queen of color Blue, row 1, column 2"}), or have a
 * row, a column and a region, as those of LEGUP ({@code x}, {@code y} and {@code value}).
 */
final class Elements {
  private static final Pattern ELEMENT = Pattern.compile("<[^<>]*+>");
  private static final Pattern ATTRIBUTE =
      Pattern.compile("([\\w:-]{1,60}+)=(?:\"([^\"<>]*+)\"|'([^'<>]*+)')");
  private static final Pattern COLOUR = Pattern.compile("cell-color-(\\S++)");
  private static final Pattern LABEL =
      Pattern.compile("colou?r ([^,]++), row (\\d{1,4}), column (\\d{1,4})");
  private static final String REGION = "region";
  private static final String MARK = "mark";

  private Elements() {}

  /** The board of a page; empty for a text without such elements. */
  static Optional<Reading> read(Part part) {
    String text = part.text;
    List<Cell> cells = new ArrayList<>();
    int regions = 0;
    boolean isWhole = text.lastIndexOf('>') >= text.lastIndexOf('<');
    for (Matcher element = ELEMENT.matcher(text); element.find(); ) {
      regions += element.group().equals("<region>") ? 1 : 0;
      Map<String, String> attributes = attributes(element.group());
      Optional<Cell> cell = cell(attributes, regions);
      String index = attributes.getOrDefault("data-cell-idx", "");
      isWhole &= cell.isEmpty() || index.isEmpty() || index.equals("" + cells.size());
      cell.ifPresent(cells::add);
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

  private static Map<String, String> attributes(String element) {
    Map<String, String> attributes = new HashMap<>(0);
    for (Matcher attribute = ATTRIBUTE.matcher(element); attribute.find(); ) {
      boolean isSingle = attribute.group(2) == null;
      attributes.put(attribute.group(1), attribute.group(isSingle ? 3 : 2));
    }
    return attributes;
  }

  private static Optional<Cell> cell(Map<String, String> attributes, int regions) {
    String label = attributes.getOrDefault("aria-label", "");
    Matcher words = LABEL.matcher(label);
    boolean isLabelled = words.find();
    if (attributes.containsKey("data-cell-idx")) {
      Matcher colour = COLOUR.matcher(attributes.getOrDefault("class", ""));
      String named = colour.find() ? colour.group(1) : isLabelled ? words.group(1) : "";
      return Optional.of(cell(-1, -1, named, isLabelled ? label : ""));
    }
    int row = isLabelled ? Integer.parseInt(words.group(2)) - 1 : -1;
    int column = isLabelled ? Integer.parseInt(words.group(3)) - 1 : -1;
    if (row >= 0 && column >= 0) {
      return Optional.of(cell(row, column, words.group(1), label));
    }
    String region = attributes.getOrDefault("value", "");
    for (Map.Entry<String, String> attribute : attributes.entrySet()) {
      String value = attribute.getValue();
      if (Role.ROW.isNamed(attribute.getKey())) {
        row = Strings.number(value);
      } else if (Role.COLUMN.isNamed(attribute.getKey())) {
        column = Strings.number(value);
      } else if (attributes.size() == 3) {
        region = value;
      }
    }
    return row >= 0 && column >= 0 && !region.isEmpty()
        ? Optional.of(cell(row, column, regions > 0 ? "" + regions : region, ""))
        : Optional.empty();
  }

  private static Cell cell(int row, int column, String region, String mark) {
    return new Cell(row, column, Map.of(REGION, region, MARK, mark));
  }
}
