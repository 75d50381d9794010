package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.puzzle.exchange.Squares.Cell;

/**
 * The board of a page or an XML file: an element for each square with the colour of its region. An
 * element tells its number and colour by attributes ({@code data-cell-idx} and a class {@code
 * cell-color-7}), its square by words ({@code aria-label="Queen of color Blue, row 1, column 2"}),
 * or its row, column and region, as in files of LEGUP ({@code x}, {@code y} and {@code value}).
 * Elements of one name are also a board if they are as many as its squares, with as many colours as
 * it has rows.
 */
final class Elements {
  private static final Pattern ELEMENT = Pattern.compile("<[^<>]*+>");
  private static final Pattern ATTRIBUTE =
      Pattern.compile("([\\w:-]{1,60}+)=(?:\"([^\"<>]*+)\"|'([^'<>]*+)')");
  private static final Pattern COLOUR =
      Pattern.compile("(?:colou?r|region|area|zone)-(\\w++)|background(?:-color)?: ?([^;]++)");
  private static final Pattern COLOURED =
      Pattern.compile(
          "bgcolor|data-(?:region|colou?r|area|zone|group|cage)(?:-?(?:id|idx|index))?");
  private static final Pattern LABEL =
      Pattern.compile("colou?r ([^,]++), row (\\d{1,4}), column (\\d{1,4})");

  /** The stars of a star battle of LEGUP, or of an element. */
  private static final Pattern STARS =
      Pattern.compile(
          "\"StarBattle\"[^<>]{0,40}>\\s{0,40}<board [^<>]{0,80}puzzle_num=\"(\\d)\"|\\bstars=\"(\\d)\"");

  private static final String REGION = "region";
  private static final String MARK = "mark";

  private Elements() {}

  /** The board of a page; empty for a text without such elements. */
  static Optional<Reading> read(Part part) {
    String text = part.text;
    if (text.indexOf('<') < 0) {
      return Optional.empty();
    }
    List<Cell> cells = new ArrayList<>();
    Map<String, List<String>> coloured = new LinkedHashMap<>();
    int regions = 0;
    boolean isWhole = text.lastIndexOf('>') >= text.lastIndexOf('<');
    for (Matcher element = ELEMENT.matcher(text); element.find(); ) {
      String tag = element.group();
      regions += tag.equals("<region>") ? 1 : 0;
      Map<String, String> attributes = tag.indexOf('=') < 0 ? Map.of() : attributes(tag);
      Optional<Cell> cell = cell(attributes, regions);
      String index = attributes.getOrDefault("data-cell-idx", "");
      isWhole &= index.isEmpty() || index.equals("" + cells.size());
      cell.ifPresent(cells::add);
      String name = tag.split("\\s", 2)[0];
      String colour = colour(attributes);
      String style = attributes.getOrDefault("class", "");
      coloured.computeIfAbsent(name, first -> new ArrayList<>()).add(colour);
      coloured.computeIfAbsent(name + " class", first -> new ArrayList<>()).add(style);
    }
    boolean areUnread =
        text.contains("data-cell-idx")
            ? cells.stream().anyMatch(cell -> "".equals(cell.values().get(MARK)))
            : cells.isEmpty();
    if (cells.isEmpty()) {
      coloured.values().stream().map(Elements::cells).distinct().forEach(cells::addAll);
    }
    Optional<List<Cell>> board = Squares.inOrder(cells).filter(all -> all.size() >= 16);
    if (cells.isEmpty()) {
      return Optional.empty();
    }
    if (areUnread && isWhole && board.isPresent()) {
      part.remark(
          "regions are the colours of the squares of the page, row by row: queens on it are not read");
    }
    Stars.in(ForeignBoards.withoutTags(text))
        .filter(stars -> stars > 1)
        .ifPresent(stars -> part.remark(Stars.remark(stars)));
    if (!isWhole || board.isEmpty()) {
      return Optional.of(
          Reading.refused(
              "page (with %s squares) must have each square of a board once: save the whole page",
              cells.size()));
    }
    String others = outside(text);
    Matcher stars = STARS.matcher(text);
    int k =
        stars.find()
            ? Strings.number(Objects.requireNonNullElseGet(stars.group(1), () -> stars.group(2)))
            : 1;
    return Optional.of(
        others.isEmpty()
            ? Squares.regions(board.get(), REGION)
                .marked(board.get().stream().map(cell -> cell.values().get(MARK)).toList())
                .changed(
                    position ->
                        k == 1 || 4 * k > position.board().size()
                            ? position
                            : position.withStars(k))
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
      String colour = colour(attributes);
      String named = colour.isEmpty() && isLabelled ? words.group(1) : colour;
      return Optional.of(cell(-1, -1, named, isLabelled ? label : ""));
    }
    int row = isLabelled ? Integer.parseInt(words.group(2)) - 1 : -1;
    int column = isLabelled ? Integer.parseInt(words.group(3)) - 1 : -1;
    if (row >= 0 && column >= 0) {
      return Optional.of(cell(row, column, words.group(1), label));
    }
    String region = attributes.getOrDefault("value", colour(attributes));
    for (Map.Entry<String, String> attribute : attributes.entrySet()) {
      String key = attribute.getKey().replace("data-", "");
      String value = attribute.getValue();
      if (Role.ROW.isNamed(key)) {
        row = Strings.number(value);
      } else if (Role.COLUMN.isNamed(key)) {
        column = Strings.number(value);
      } else if (attributes.size() == 3) {
        region = value;
      }
    }
    return row >= 0 && column >= 0 && !region.isEmpty()
        ? Optional.of(cell(row, column, regions > 0 ? "" + regions : region, ""))
        : Optional.empty();
  }

  /** The colour that an element has by its class, its style or its attribute; empty for none. */
  private static String colour(Map<String, String> attributes) {
    for (String key : List.of("class", "style")) {
      Matcher colour = COLOUR.matcher(attributes.getOrDefault(key, ""));
      if (colour.find()) {
        return colour.group(colour.group(1) == null ? 2 : 1);
      }
    }
    return attributes.keySet().stream()
        .filter(COLOURED.asMatchPredicate())
        .findFirst()
        .map(attributes::get)
        .orElse("");
  }

  /** The squares of a board with as many colours as rows; none for other colours. */
  private static List<Cell> cells(List<String> colours) {
    colours.removeIf(String::isEmpty);
    List<String> regions = colours.stream().distinct().toList();
    return regions.size() < Part.LEAST || regions.size() * regions.size() != colours.size()
        ? List.of()
        : colours.stream().map(colour -> cell(-1, -1, "" + regions.indexOf(colour), "")).toList();
  }

  private static Cell cell(int row, int column, String region, String mark) {
    String name = region.startsWith("rgb") ? "#" + region.replaceAll("\\D+", "-") : region;
    return new Cell(row, column, Map.of(REGION, name, MARK, mark));
  }
}
