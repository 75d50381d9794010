package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.model.Square;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * A board that is written square by square: objects or rows of a table with row, column and region,
 * triples of them, or objects in the order of the squares; or the squares of each region.
 */
final class Cells {
  /** A square with what is said of it. */
  private record Cell(int row, int column, Map<String, String> values) {
    boolean isPlaced() {
      return row >= 0 && column >= 0;
    }

    Square square() {
      return new Square(column, row);
    }
  }

  static final String EXAMPLE =
      IntStream.range(0, 16)
          .mapToObj(
              i ->
                  "{\"row\":%s,\"col\":%s,\"color\":\"%s\"}"
                      .formatted(i / 4, i % 4, "AABBACBBCCDBCDDD".charAt(i)))
          .collect(Collectors.joining(", ", "[", "]"));

  private Cells() {}

  /** The board of a list of squares that have names. */
  static Optional<Reading> read(Part part) {
    List<Node> items = items(part);
    List<Cell> cells = new ArrayList<>(items.size());
    boolean areRows = items.size() > 1 && items.stream().allMatch(Cells::isRow);
    for (Node item : items) {
      for (Node cell : areRows ? ((Group) item).items() : List.of(item)) {
        Optional<Cell> found = cell instanceof Group group ? cell(group) : Optional.empty();
        if (found.isEmpty()) {
          return Optional.empty();
        }
        cells.add(found.get());
      }
    }
    if (cells.isEmpty()) {
      return Optional.empty();
    }
    long placed = cells.stream().filter(Cell::isPlaced).count();
    boolean haveNames = cells.stream().anyMatch(cell -> !cell.values.isEmpty());
    int n = (int) Math.round(Math.sqrt(cells.size()));
    boolean isSquare = n >= Part.LEAST && n * n == cells.size() && (!areRows || items.size() == n);
    boolean areTriples = cells.get(0).values.containsKey("");
    if (!haveNames || !isSquare && (placed == 0 || areTriples)) {
      return Optional.empty();
    }
    return Optional.of(
        isSquare && (placed == 0 || placed == cells.size())
            ? board(n, placed == 0 ? cells : inOrder(n, cells), part)
            : fault(cells.size(), placed));
  }

  /** The items of a list that begins with a list. */
  private static List<Node> items(Part part) {
    List<Node> nodes = Pieces.trimmed(part.list.orElseThrow().nodes);
    return nodes.isEmpty() || !(nodes.get(0) instanceof Group)
        ? List.of()
        : part.list.get().items();
  }

  private static boolean isRow(Node item) {
    return item instanceof Group row
        && !row.hasKeys()
        && row.items().stream().limit(1).anyMatch(Group.class::isInstance);
  }

  /** The square of an object, or of a triple of row, column and name. */
  private static Optional<Cell> cell(Group cell) {
    if (!cell.hasKeys()) {
      List<Node> items = cell.items();
      return items.size() == 3
              && items.get(0) instanceof Word row
              && items.get(1) instanceof Word column
              && items.get(2) instanceof Word name
              && row.number() >= 0
              && column.number() >= 0
          ? Optional.of(new Cell(row.number(), column.number(), Map.of("", name.text())))
          : Optional.empty();
    }
    List<Entry> entries = Entry.of(cell);
    Map<String, String> values = new LinkedHashMap<>();
    for (Entry entry : entries) {
      if (!entry.isOf(Role.ROW, Role.COLUMN) && entry.nodes().size() == 1) {
        entry.words().forEach(word -> values.put(entry.name(), word.text()));
      }
    }
    return Optional.of(
        new Cell(Squares.number(entries, Role.ROW), Squares.number(entries, Role.COLUMN), values));
  }

  /** The cells row by row; one that is missing has no names. */
  private static List<Cell> inOrder(int n, List<Cell> cells) {
    Map<Square, Cell> placed = new HashMap<>();
    cells.forEach(cell -> placed.put(cell.square(), cell));
    int first = cells.stream().mapToInt(Cell::row).min().orElse(0);
    List<Cell> ordered = new ArrayList<>();
    for (int i = 0; i < n * n; i++) {
      Square square = new Square(first + i % n, first + i / n);
      ordered.add(placed.getOrDefault(square, new Cell(-1, -1, Map.of())));
    }
    return ordered;
  }

  /** The board that the values of one key make. */
  private static Reading board(int n, List<Cell> cells, Part part) {
    Map<Reading, String> boards = new LinkedHashMap<>();
    Set<String> others = new LinkedHashSet<>();
    for (String key : cells.get(0).values.keySet()) {
      List<String> names = cells.stream().map(cell -> cell.values.getOrDefault(key, "")).toList();
      Set<String> distinct = new HashSet<>(names);
      boolean isIndex = distinct.size() == names.size();
      Optional<Reading> board =
          distinct.contains("") || isIndex
              ? Optional.empty()
              : Optional.of(Grid.of(n, names::get).reading()).filter(Reading::isRead);
      board.ifPresentOrElse(
          read -> boards.put(read, key),
          () -> {
            if (!isIndex && distinct.size() > 1) {
              others.add(key);
            }
          });
    }
    if (boards.isEmpty()) {
      return fault(cells.size(), cells.stream().filter(Cell::isPlaced).count());
    }
    if (!others.isEmpty()) {
      part.remark(
          "what the squares have beside their regions (%s) is left out"
              .formatted(Reading.quoted(String.join(", ", others))));
    }
    List<Reading> read = List.copyOf(boards.keySet());
    return read.size() == 1 ? read.get(0) : Reading.ambiguous(read.get(0), read.get(1));
  }

  private static Reading fault(int cells, long placed) {
    return Reading.refused(
        "cells (%s, of which %s have a row and a column) must be those of n rows and columns, each with one region: complete them",
        cells, placed);
  }

  /** The board of lists of squares, one list for each region. */
  static Optional<Reading> ofRegions(Part part) {
    Group all = part.list.orElseThrow();
    List<Node> lists = all.hasKeys() ? new ArrayList<>() : items(part);
    for (Entry entry : all.hasKeys() ? Entry.of(all) : List.<Entry>of()) {
      lists.addAll(entry.list().isPresent() ? List.of(entry.list().get()) : entry.nodes());
    }
    int n = lists.size();
    Map<Square, String> regions = new HashMap<>();
    int least = 1;
    int squares = 0;
    for (int region = 0; region < n; region++) {
      Optional<Squares> found =
          lists.get(region) instanceof Group list ? squares(list) : Optional.empty();
      if (found.isEmpty()) {
        return Optional.empty();
      }
      squares += found.get().squares().size();
      for (Square square : found.get().squares()) {
        regions.put(square, "" + region);
        least = Math.min(least, Math.min(square.row(), square.column()));
      }
    }
    if (n < Part.LEAST || squares <= n) {
      return Optional.empty();
    }
    int first = least;
    boolean isWhole = squares == n * n && regions.size() == squares;
    Optional<Reading> board =
        isWhole
            ? Optional.of(
                Grid.of(n, i -> regions.getOrDefault(new Square(first + i % n, first + i / n), ""))
                    .reading())
            : Optional.empty();
    return board
        .filter(Reading::isRead)
        .or(
            () ->
                Optional.of(
                    Reading.refused(
                        "regions (%s lists with %s squares) must have each square of %s rows once: mend the lists",
                        n, regions.size(), n)));
  }

  /** The squares of a region, in a list or in the only list of squares of an object. */
  private static Optional<Squares> squares(Group region) {
    if (!region.hasKeys()) {
      return Squares.of(region);
    }
    List<Squares> squares =
        Entry.of(region).stream()
            .flatMap(entry -> entry.list().flatMap(Squares::of).stream())
            .toList();
    return squares.size() == 1 ? Optional.of(squares.get(0)) : Optional.empty();
  }
}
