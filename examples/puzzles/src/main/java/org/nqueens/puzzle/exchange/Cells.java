package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.nqueens.model.Square;

/** Squares one by one: as objects with row and column, as pairs, or as a list for each region. */
final class Cells {
  private static final Pattern ROW = Pattern.compile("row|r|y");
  private static final Pattern COLUMN = Pattern.compile("column|col|c|x");

  private Cells() {}

  /** The squares of a list, or the board if each has the name of its region; else nothing. */
  static Optional<Finding> of(Token list) {
    List<Token> cells = list.groups();
    if (!cells.isEmpty()
        && cells.stream().allMatch(row -> row.isList() && !row.groups().isEmpty())) {
      cells = cells.stream().flatMap(row -> row.groups().stream()).toList();
    }
    if (cells.isEmpty() || cells.stream().anyMatch(cell -> !cell.groups().isEmpty())) {
      return Optional.empty();
    }
    Map<Square, Map<String, String>> squares = new LinkedHashMap<>();
    for (Token cell : cells) {
      Map<String, String> values = new HashMap<>(cell.settings());
      Optional<Integer> row = remove(values, ROW);
      Optional<Integer> column = remove(values, COLUMN);
      if (row.isPresent() && column.isPresent()) {
        squares.put(new Square(column.get(), row.get()), values);
      }
    }
    if (squares.isEmpty()) {
      return pairs(list);
    }
    boolean areAlone = squares.values().stream().allMatch(Map::isEmpty);
    return Optional.of(
        squares.size() == cells.size() && areAlone
            ? squares(Finding.Kind.SQUARES, List.copyOf(squares.keySet()), list)
            : board(squares, cells.size(), list));
  }

  private static Finding squares(Finding.Kind kind, List<Square> squares, Token list) {
    return new Finding(kind, "", Reading.refused("squares"), squares, list);
  }

  /** Takes the number out of the values that stands for a row or a column. */
  private static Optional<Integer> remove(Map<String, String> values, Pattern name) {
    Optional<String> key =
        values.keySet().stream()
            .filter(name.asMatchPredicate())
            .filter(found -> Rows.NUMBER.matcher(values.getOrDefault(found, "")).matches())
            .findFirst();
    return key.map(values::remove).map(Integer::valueOf);
  }

  private static Optional<Finding> pairs(Token list) {
    List<Square> squares = new ArrayList<>();
    for (Token pair : list.groups()) {
      List<String> names = Rows.names(pair.inside());
      if (names.size() != 2 || !names.stream().allMatch(Rows.NUMBER.asMatchPredicate())) {
        return Optional.empty();
      }
      squares.add(new Square(Integer.parseInt(names.get(1)), Integer.parseInt(names.get(0))));
    }
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(squares(Finding.Kind.PAIRS, squares, list));
  }

  /** The board that one of the properties gives, if the squares fill it. */
  private static Finding board(Map<Square, Map<String, String>> squares, int cells, Token list) {
    int n = (int) Math.round(Math.sqrt(squares.size()));
    int first = squares.keySet().stream().mapToInt(Square::row).min().orElseThrow();
    Set<String> names = new TreeSet<>();
    squares.values().forEach(values -> names.addAll(values.keySet()));
    List<Reading> boards =
        names.stream()
            .map(
                name ->
                    Grid.of(
                            n,
                            i ->
                                squares
                                    .getOrDefault(
                                        new Square(first + i % n, first + i / n), Map.of())
                                    .getOrDefault(name, "?"))
                        .reading())
            .filter(Reading::isRead)
            .distinct()
            .toList();
    boolean isFull =
        squares.size() == cells
            && n * n == cells
            && squares.keySet().stream()
                .allMatch(
                    square ->
                        Math.min(square.row(), square.column()) >= first
                            && Math.max(square.row(), square.column()) < first + n);
    if (isFull && boards.size() == 1) {
      return Finding.of(boards.get(0), list);
    }
    return isFull && boards.size() > 1
        ? Finding.of(Reading.ambiguous(boards.get(0), boards.get(1)), list)
        : Finding.fault(
            list,
            "cells (%s, of which %s have a row and a column of their own) must be those of n rows and columns, each with one region: complete them",
            cells,
            squares.size());
  }

  /**
   * The board of a line of squares for each region, as {@code 2,1 | 1,1 1,2}: row and column from
   * 1; before the bar is the star. Nothing if the lines are others.
   *
   * @param remarks takes a sentence about stars that are left out
   */
  static Optional<Finding> ofRegions(Token paragraph, Consumer<String> remarks) {
    List<List<Token>> lines = Rows.split(paragraph.inside(), '\n');
    int n = lines.size();
    Map<Square, String> regions = new HashMap<>();
    int squares = 0;
    for (List<Token> line : lines) {
      List<List<Token>> sides = Rows.split(line, '|');
      if (line.stream().filter(token -> token.kind() == '|').count() != 1 || sides.isEmpty()) {
        return Optional.empty();
      }
      List<List<Token>> pairs = new ArrayList<>();
      sides.forEach(side -> pairs.addAll(Rows.split(side, ' ')));
      for (List<Token> pair : pairs) {
        List<String> names = Rows.names(pair);
        if (names.size() != 2 || !names.stream().allMatch(Rows.NUMBER.asMatchPredicate())) {
          return Optional.empty();
        }
        Square square = new Square(Integer.parseInt(names.get(1)), Integer.parseInt(names.get(0)));
        regions.put(square, "" + lines.indexOf(line));
        squares++;
      }
    }
    if (lines.stream().anyMatch(line -> line.get(0).kind() != '|')) {
      remarks.accept("the stars before the bars are left out");
    }
    Reading board =
        Grid.of(n, i -> regions.getOrDefault(new Square(1 + i % n, 1 + i / n), "?")).reading();
    return Optional.of(
        squares == n * n && regions.size() == squares && board.isRead()
            ? Finding.of(board, paragraph)
            : Finding.fault(
                paragraph,
                "regions (of %s squares) must have each square of %s rows once: mend the lists",
                squares,
                n));
  }
}
