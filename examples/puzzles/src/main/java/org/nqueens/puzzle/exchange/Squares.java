package org.nqueens.puzzle.exchange;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.model.Square;

/**
 * A list of squares: objects or rows of a table with row and column, pairs of numbers, or triples
 * with a name. The squares of a board may also come in its order.
 *
 * @param cells as they are counted in the text; the first number of a pair is the row
 * @param words how many words a pair or a triple has; 0 for objects
 */
record Squares(List<Cell> cells, int words) {
  /**
   * A square with what is said of it.
   *
   * @param row -1 if the text does not tell it, as for the column
   */
  record Cell(int row, int column, Map<String, String> values) {
    boolean isPlaced() {
      return row >= 0 && column >= 0;
    }

    Square square() {
      return new Square(column, row);
    }
  }

  private static final Set<String> QUEENS = Set.of("Q", "q", "1", "true", "True");
  private static final Set<String> NOTHING = Set.of("", "0", "false", "False", "null", "None");
  private static final Set<String> TRUTHS =
      Set.of("Q", "q", "1", "true", "True", "0", "false", "False");

  private static final Pattern PLACE =
      Pattern.compile("(?i).{0,20}(?:pos|cell|coord|square|loc|point|place).{0,20}");

  static final String MIRRORED =
      "pairs are taken as row and column; the other order is the mirrored board, with the same clashes and counts";

  /** The squares of a list; nothing if one of its items is none, or has no row and column. */
  static Optional<Squares> of(Group list) {
    boolean areBetweenBars = list.bracket == '[' && Pieces.strongest(list.nodes) == '|';
    return of(list.hasKeys() ? List.of(list) : areBetweenBars ? Pieces.rows(list) : list.lists())
        .map(Squares::queens)
        .filter(squares -> squares.words < 3 && squares.cells.stream().allMatch(Cell::isPlaced));
  }

  private static Optional<Squares> of(List<Node> items) {
    if (items.isEmpty()) {
      return Optional.empty();
    }
    List<Cell> cells = new ArrayList<>(0);
    for (Node item : items) {
      Optional<Cell> cell = item instanceof Group group ? cell(group) : Optional.empty();
      boolean isPlaced = cell.isPresent() && (cell.get().isPlaced() || !cells.isEmpty());
      if (words(item) != words(items.get(0))
          || cell.isEmpty()
          || !isPlaced && side(items.size()) < Part.LEAST) {
        return Optional.empty();
      }
      cells.add(cell.get());
    }
    return Optional.of(new Squares(cells, words(items.get(0))));
  }

  private static int words(Node item) {
    return item instanceof Group group && !group.hasKeys() ? group.words() : 0;
  }

  /** The pairs of triples that name a queen or a truth value; other squares as they are. */
  private Squares queens() {
    if (words < 3 || !cells.stream().allMatch(cell -> TRUTHS.contains(cell.values.get("")))) {
      return this;
    }
    List<Cell> queens =
        cells.stream().filter(cell -> QUEENS.contains(cell.values.get(""))).toList();
    // A row without a queen makes them no placement of fewer rows.
    return count(queens, Cell::row) == count(cells, Cell::row)
            && count(queens, Cell::column) == count(cells, Cell::column)
        ? new Squares(queens, 2)
        : this;
  }

  private static long count(List<Cell> cells, ToIntFunction<Cell> number) {
    return cells.stream().mapToInt(number).distinct().count();
  }

  /** True for pairs of numbers, of which either may be the row. */
  boolean arePairs() {
    return words == 2;
  }

  static boolean isPair(Group list) {
    return !list.hasKeys() && list.words() == 2 && cell(list).isPresent();
  }

  /** True for two numbers, which may be in brackets, and a name. */
  static boolean isTriple(Group list) {
    return !list.hasKeys() && list.words() == 3 && cell(list).isPresent();
  }

  /** The square of an object, a pair of numbers, or a triple of them with a name. */
  private static Optional<Cell> cell(Group cell) {
    if (cell.hasKeys()) {
      int row = -1;
      int column = -1;
      Map<String, String> values = new LinkedHashMap<>();
      for (Entry entry : Entry.of(cell)) {
        List<Word> words = entry.words();
        int number = words.size() == 1 ? words.get(0).number() : -1;
        boolean isName = number < 0 || row >= 0 && column >= 0 && "rc".contains(entry.name());
        if (entry.isOf(Role.ROW) && !isName) {
          row = row < 0 ? number : row;
        } else if (entry.isOf(Role.COLUMN) && !isName) {
          column = column < 0 ? number : column;
        } else if (entry.nodes().size() == 1 && words.size() == 1) {
          values.put(entry.name(), words.get(0).text());
        } else if (row < 0 && place(entry).isPresent()) {
          row = place(entry).get().row;
          column = place(entry).get().column;
        }
      }
      return Optional.of(new Cell(row, column, values));
    }
    if (cell.words() < 2 || cell.words() > 3) {
      return Optional.empty();
    }
    List<Node> items = cell.items();
    int size = items.size();
    if (size == 2 && cell.words() == 3) {
      boolean isFirst = items.get(0) instanceof Group;
      return items.get(isFirst ? 0 : 1) instanceof Group pair
              && items.get(isFirst ? 1 : 0) instanceof Word name
          ? cell(pair).map(square -> new Cell(square.row, square.column, Map.of("", name.text())))
          : Optional.empty();
    }
    if (!cell.areWords()) {
      return Optional.empty();
    }
    int first = size == 3 && number(items, 0) < 0 ? 1 : 0; // region(a, 1, 2)
    int row = number(items, first);
    int column = number(items, first + 1);
    Map<String, String> name =
        size == 3 ? Map.of("", ((Word) items.get(first == 0 ? 2 : 0)).text()) : Map.of();
    return row < 0 || column < 0 ? Optional.empty() : Optional.of(new Cell(row, column, name));
  }

  private static int number(List<Node> words, int place) {
    return ((Word) words.get(place)).number();
  }

  /** The square that is the value of a key, such as {@code "pos": [0, 1]}. */
  private static Optional<Cell> place(Entry entry) {
    return entry
        .list()
        .filter(list -> PLACE.matcher(entry.name()).matches() && (list.hasKeys() || isPair(list)))
        .flatMap(Squares::cell)
        .filter(Cell::isPlaced);
  }

  /** True for a square with a pair of numbers as its place. */
  private static boolean hasPair(Node item) {
    return item instanceof Group cell
        && cell.hasKeys()
        && Entry.of(cell).stream()
            .anyMatch(
                entry -> place(entry).isPresent() && entry.list().filter(Group::hasKeys).isEmpty());
  }

  /** What the squares have beside row and column, which no placement has, as a sentence. */
  Optional<String> others() {
    Set<String> keys = keys(cells);
    return keys.isEmpty() || keys.contains("")
        ? Optional.empty()
        : Optional.of(
            "what the squares have beside row and column (%s) is left out"
                .formatted(Reading.quoted(String.join(", ", keys))));
  }

  private static Set<String> keys(List<Cell> cells) {
    Set<String> keys = new LinkedHashSet<>(0);
    cells.forEach(cell -> keys.addAll(cell.values.keySet()));
    return keys;
  }

  void addNumbers(Set<Integer> numbers) {
    for (Cell cell : cells) {
      numbers.add(cell.row);
      numbers.add(cell.column);
    }
  }

  /** The queens, if they are a whole placement, with rows and columns counted alike. */
  Optional<Reading> placement() {
    int[] rows = cells.stream().mapToInt(Cell::row).toArray();
    int[] columns = cells.stream().mapToInt(Cell::column).toArray();
    return Variables.least(rows) == Variables.least(columns)
        ? Variables.placement(rows, columns)
        : Optional.empty();
  }

  /** The placement of a list of squares. */
  static Optional<Reading> placement(Part part) {
    Optional<Squares> squares = part.list.flatMap(Squares::of);
    Optional<Reading> placement = squares.flatMap(Squares::placement);
    if (placement.isPresent() && squares.get().arePairs()) {
      part.remark(MIRRORED);
    }
    placement.flatMap(read -> squares.get().others()).ifPresent(part::remark);
    return placement;
  }

  /** The board of a list of squares that have names, or of a list of such lists. */
  static Optional<Reading> board(Part part) {
    List<Node> items = part.lists();
    boolean areRows =
        items.size() > 1
            && items.stream()
                .allMatch(
                    item ->
                        item instanceof Group row
                            && !row.hasKeys()
                            && !row.lists().isEmpty()
                            && !isTriple(row));
    List<Node> all =
        areRows ? items.stream().flatMap(row -> ((Group) row).items().stream()).toList() : items;
    Optional<Squares> squares = of(all);
    if (squares.isEmpty()) {
      return Optional.empty();
    }
    List<Cell> cells = squares.get().cells;
    boolean haveNames = cells.stream().anyMatch(cell -> !cell.values.isEmpty());
    boolean areTriples = squares.get().words == 3;
    int n = side(cells.size());
    boolean isSquare = n >= Part.LEAST && (!areRows || items.size() == n);
    if (!haveNames || !isSquare && (areTriples || squares.get().placement().isPresent())) {
      return Optional.empty();
    }
    Optional<Reading> board =
        isSquare ? inOrder(cells).flatMap(ordered -> named(ordered, part)) : Optional.empty();
    if (board.isEmpty() && cells.stream().noneMatch(Cell::isPlaced)) {
      return Optional.empty(); // as many puzzles of a pack
    }
    if (areTriples || hasPair(all.get(0))) {
      part.remark(MIRRORED);
    }
    if (cells.get(0).isPlaced()
        && cells.get(0).column == cells.get(1).column
        && Node.has(
            ((Group) all.get(0)).nodes,
            node -> node instanceof Label key && key.word().text().equals("x"))) {
      part.remark(
          "x is taken as the column, though it is the same in each row of the text; the other order is the mirrored board");
    }
    return board.or(
        () ->
            Optional.of(
                Reading.refused(
                    areTriples
                        ? "triples (%s) must be the row, column and region of each square once: mend them, or write colours as names"
                        : "cells (%s, of which %s have a row and a column) must be those of n rows and columns, each with one region: complete them",
                    cells.size(),
                    cells.stream().filter(Cell::isPlaced).count())));
  }

  /** The n of n x n squares; 0 for other numbers. */
  static int side(int squares) {
    int n = (int) Math.round(Math.sqrt(squares));
    return n * n == squares ? n : 0;
  }

  /**
   * The squares of a board row by row; nothing if one is missing, and the squares are not in order.
   */
  static Optional<List<Cell>> inOrder(List<Cell> cells) {
    int n = side(cells.size());
    if (n > 0 && cells.stream().noneMatch(Cell::isPlaced)) {
      return Optional.of(cells);
    }
    List<Cell> ordered =
        cells.stream().sorted(comparingInt(Cell::row).thenComparingInt(Cell::column)).toList();
    int first = n > 0 ? ordered.get(0).row : -1;
    boolean isWhole =
        first >= 0
            && IntStream.range(0, n * n)
                .allMatch(
                    i ->
                        ordered.get(i).row == first + i / n
                            && ordered.get(i).column == first + i % n);
    return isWhole ? Optional.of(ordered) : Optional.empty();
  }

  static Reading regions(List<Cell> cells, String key) {
    return Grid.of(side(cells.size()), i -> cells.get(i).values.getOrDefault(key, "")).reading();
  }

  /** The board that the values of one key make. */
  private static Optional<Reading> named(List<Cell> cells, Part part) {
    Set<Reading> boards = new LinkedHashSet<>();
    Set<String> others = new LinkedHashSet<>();
    for (String key : keys(cells)) {
      Set<String> names = new HashSet<>();
      cells.forEach(cell -> names.add(cell.values.getOrDefault(key, "")));
      Reading board = regions(cells, key);
      boolean isMark = Role.of(key) == Role.QUEENS && cells.get(0).values.size() > 1;
      if (board.isRead() && !names.contains("") && !isMark) {
        boards.add(board);
      } else if (!NOTHING.containsAll(names)) {
        others.add(key);
      }
    }
    if (!boards.isEmpty() && !others.isEmpty()) {
      part.remark(
          "what the squares have beside their regions (%s) is left out"
              .formatted(Reading.quoted(String.join(", ", others))));
    }
    return boards.stream().reduce(Reading::ambiguous);
  }

  /** The board of lists of squares, one list for each region. */
  static Optional<Reading> ofRegions(Part part) {
    List<Node> lists = part.lists();
    if (lists.size() < Part.LEAST) {
      return Optional.empty();
    }
    Optional<Reading> numbered = Whole.ofNumbers(part);
    if (numbered.isPresent()) {
      return numbered;
    }
    List<Cell> cells = new ArrayList<>();
    for (int region = 0; region < lists.size(); region++) {
      Optional<Squares> squares =
          lists.get(region) instanceof Group list ? ofRegion(list, part) : Optional.empty();
      if (squares.isEmpty()) {
        return Optional.empty();
      }
      if (squares.get().arePairs()) {
        part.remark(MIRRORED);
      }
      squares.get().others().ifPresent(part::remark);
      Map<String, String> name = Map.of("", "" + region);
      squares.get().cells.forEach(cell -> cells.add(new Cell(cell.row, cell.column, name)));
    }
    int n = lists.size();
    if (cells.size() <= n) {
      return Optional.empty();
    }
    Reading fault =
        Reading.refused(
            "regions (%s lists with %s squares) must have each square of %s rows once: mend the lists",
            n, cells.stream().map(Cell::square).distinct().count(), n);
    return inOrder(cells)
        .filter(ordered -> ordered.size() == n * n)
        .map(ordered -> regions(ordered, ""))
        .filter(Reading::isRead)
        .or(() -> Optional.of(fault));
  }

  /** The squares of a region, in a list or in the only list of squares of an object. */
  private static Optional<Squares> ofRegion(Group region, Part part) {
    if (!region.hasKeys()) {
      return of(region);
    }
    List<Entry> entries = Entry.of(region);
    List<Squares> squares =
        entries.stream().flatMap(entry -> entry.list().flatMap(Squares::of).stream()).toList();
    if (squares.size() != 1) {
      return Optional.empty();
    }
    entries.stream()
        .filter(entry -> entry.isOf(Role.STARS, Role.QUEENS, Role.GIVEN, Role.BLOCKED))
        .map(
            entry ->
                "what the regions have beside their squares (%s) is left out"
                    .formatted(Reading.quoted(entry.name())))
        .forEach(part::remark);
    return Optional.of(squares.get(0));
  }
}
