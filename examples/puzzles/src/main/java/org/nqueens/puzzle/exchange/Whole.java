package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.puzzle.exchange.Form.Level;
import org.nqueens.puzzle.exchange.Squares.Cell;
import org.nqueens.puzzle.internal.RegionSquares;

/** Lines, lists and objects that are one board as a whole. */
final class Whole {
  private static final Set<String> ROWS = Set.of("row", "rows", "r", "y", "ys");
  private static final Set<String> COLUMNS =
      Set.of("column", "columns", "col", "cols", "c", "x", "xs");

  /** The row and the column of a square, such as {@code r0c1}. */
  private static final Pattern SQUARE =
      Pattern.compile("(\\D{0,5})(\\d{1,3})\\D{1,5}(\\d{1,3})\\D?");

  /** The forms of boards whose rows or regions have keys. */
  private static final Set<Form> FORMS = EnumSet.of(Form.REGIONS, Form.REGION_LISTS, Form.DRAWING);

  private Whole() {}

  /** The board that lines or a list are. */
  static Optional<Found> of(Group list) {
    return list.words() < Part.LEAST || areAlike(list)
        ? Optional.empty()
        : Form.read(Level.LIST, new Part(list)).filter(Found::isKept);
  }

  /**
   * True for calls with the same words, such as {@code def move(self, board, row, column)}, and for
   * n numbers in order n times, which are the values of variables.
   */
  private static boolean areAlike(Group list) {
    int n = list.nodes.get(0) instanceof Group row ? row.words() : 0;
    boolean mayBeNumbers = n >= Part.LEAST && n <= list.nodes.size() && list.items().size() == n;
    if (list.bracket != Group.FACTS && !mayBeNumbers) {
      return false;
    }
    List<String> first = Pieces.texts(list.nodes.subList(0, 1));
    boolean areInOrder =
        first.stream().allMatch(Strings::isShortNumber)
            && Set.copyOf(first).size() == n
            && Variables.placement(first).isEmpty();
    return (list.bracket == Group.FACTS ? list.nodes.size() >= Part.LEAST : areInOrder)
        && list.items().stream().allMatch(item -> Pieces.texts(List.of(item)).equals(first));
  }

  /** A line or a list of words that is a board by itself. */
  static Optional<Found> alone(Node line) {
    if (line instanceof Word word) {
      boolean mayBeRows = !word.text().isEmpty() && Character.isDigit(word.text().charAt(0));
      Optional<Found> found = Form.in(word);
      return found.isEmpty() && mayBeRows ? Form.PLACEMENT.in(new Part(word)) : found;
    }
    return of((Group) line);
  }

  /** How many queens a solution has that is no list of numbers, which has one in each column. */
  static int queens(Group solution) {
    Group list = Pieces.unwrapped(solution);
    if (list.words() < 2 * Part.LEAST
        || list.items().get(0) instanceof Word word && word.number() >= 0) {
      return 0;
    }
    return Squares.of(list)
        // pairs that are no placement are two columns of each row
        .map(
            squares ->
                squares.arePairs() && squares.placement().isEmpty()
                    ? list.words()
                    : squares.cells().size())
        .or(() -> of(list).filter(Found::isQueens).map(Found::queens))
        .orElse(0);
  }

  /** A board whose rows or regions are the values of all keys. */
  static Optional<Found> ofValues(List<Entry> entries, Claims claims) {
    if (entries.size() < Part.LEAST || entries.stream().anyMatch(entry -> entry.key().isEmpty())) {
      return Optional.empty();
    }
    boolean isRow = Part.length(entries.get(0).text()) == entries.size();
    if (entries.get(0).list().isEmpty() && !isRow) {
      return Squares.side(entries.size()) < Part.LEAST ? Optional.empty() : ofSquares(entries);
    }
    if (entries.size() > Board.MAX_SIZE) {
      return Optional.empty();
    }
    List<Entry> sorted = new ArrayList<>(entries);
    if (entries.stream().allMatch(entry -> Variables.number(entry) >= 0)) {
      sorted.sort(Comparator.comparingInt(Variables::number));
    }
    List<Node> rows =
        sorted.stream()
            .<Node>flatMap(entry -> isRow ? entry.words().stream() : entry.list().stream())
            .toList();
    Entry last = entries.get(entries.size() - 1);
    List<Node> ends =
        List.of(entries.get(0).key().orElseThrow(), last.nodes().get(last.nodes().size() - 1));
    Optional<Found> board =
        rows.size() == entries.size()
            ? of(Group.of('[', rows, ends)).filter(found -> FORMS.contains(found.form()))
            : Optional.empty();
    boolean areRows = board.filter(found -> found.form() != Form.REGION_LISTS).isPresent();
    if (areRows
        && sorted.get(0).equals(last)
        && sorted.get(sorted.size() - 1).equals(entries.get(0))) {
      claims.remark(
          "rows are taken in the order of their numbers; in the order of the text they are the board upside down");
    }
    String name = Variables.name(entries.get(0));
    if (areRows && !name.isEmpty() && Role.of(name) != Role.ROW) {
      claims.remark(
          "the lists of keys such as '%s' are taken as rows; as columns they are the mirrored board"
              .formatted(Reading.quoted(entries.get(0).name())));
    }
    return board;
  }

  /** The board of which each key names a square by its row and column. */
  private static Optional<Found> ofSquares(List<Entry> entries) {
    List<Cell> cells = new ArrayList<>(entries.size());
    boolean areNamed = true;
    for (Entry entry : entries) {
      Matcher square = SQUARE.matcher(entry.name());
      if (entry.words().size() != 1 || !square.matches()) {
        return Optional.empty();
      }
      int one = Strings.number(square.group(2));
      int other = Strings.number(square.group(3));
      boolean isColumn = Role.COLUMN.isNamed(square.group(1));
      areNamed &= isColumn || Role.ROW.isNamed(square.group(1));
      Map<String, String> name = Map.of("", entry.text());
      cells.add(new Cell(isColumn ? other : one, isColumn ? one : other, name));
    }
    List<String> remarks = areNamed ? List.of() : List.of(Squares.MIRRORED);
    int first = entries.get(0).first();
    int end = entries.get(entries.size() - 1).end();
    return Squares.inOrder(cells)
        .map(ordered -> Squares.regions(ordered, ""))
        .map(read -> new Found(Form.CELLS, first, end, read, remarks, Set.of()));
  }

  /** The board of regions as numbers of their squares, from 0 or 1, each of which stands once. */
  static Optional<Reading> ofNumbers(Part part) {
    List<Node> regions = part.lists();
    int n = regions.size();
    int[] region = new int[n > RegionSquares.MAX_SIZE ? 0 : n * n + 1];
    int squares = 0;
    for (int i = 0; i < n; i++) {
      for (Node item : regions.get(i) instanceof Group list ? list.items() : regions) {
        int square = item instanceof Word word ? word.number() : -1;
        if (square < 0 || square >= region.length || region[square] > 0) {
          return Optional.empty();
        }
        region[square] = i + 1;
        squares++;
      }
    }
    int first = region[0] > 0 ? 0 : 1;
    boolean areRows = IntStream.range(0, n * n).allMatch(i -> region[i + first] == i / n + 1);
    if (squares < n * n || first == 0 && region[n * n] > 0 || areRows) {
      return Optional.empty();
    }
    part.remark(
        "numbers of squares are taken row by row; column by column they are the mirrored board");
    return Optional.of(Grid.of(n, square -> "" + region[square + first]).regions());
  }

  /**
   * The only list of rows and the only list of columns, by their names; empty if one is missing.
   */
  static List<Entry> coordinates(List<Entry> entries) {
    List<Entry> pair = new ArrayList<>(0);
    int rows = 0;
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      boolean isList =
          entry.nodes().size() >= Part.LEAST || Node.has(entry.nodes(), Group.class::isInstance);
      String key = isList ? entry.name().toLowerCase(Locale.ROOT) : "";
      String name = key.substring(key.lastIndexOf('_') + 1); // queens_x
      boolean isRow = ROWS.contains(name);
      if (isRow || COLUMNS.contains(name)) {
        pair.add(isRow ? 0 : pair.size(), entry);
        rows += isRow ? 1 : 0;
      }
    }
    return rows == 1 && pair.size() == 2 ? pair : List.of(); // several placements
  }
}
