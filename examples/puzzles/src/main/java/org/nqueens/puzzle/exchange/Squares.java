package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.nqueens.model.Square;

/**
 * A list of squares.
 *
 * @param squares as they are counted in the text
 * @param arePairs true for pairs of numbers, of which either may be the row
 */
record Squares(Group list, List<Square> squares, boolean arePairs) {
  /** The place of the list; it is no board. */
  Shape shape() {
    return new Shape(list.first, list.end - 1, List.of(), Reading.refused("squares"));
  }

  private static final Pattern ROW = Pattern.compile("row|r|y");
  private static final Pattern COLUMN = Pattern.compile("column|col|c|x");
  private static final Pattern SIZE = Pattern.compile("[0-9]{1,4}(x[0-9]{1,4})?");
  private static final Pattern PAIR = Pattern.compile("([0-9]{1,4}),([0-9]{1,4})");
  private static final Pattern LINE =
      Pattern.compile("([0-9]{1,4},[0-9]{1,4} +)*+\\|( *[0-9]{1,4},[0-9]{1,4})++");

  /** Finds the lists of a text, and the boards in lists of squares with regions. */
  static List<Squares> find(Group all, List<Word> words, List<Shape> boards) {
    List<Squares> lists = new ArrayList<>();
    int end = 0;
    for (Group list : (Iterable<Group>) all.all()::iterator) {
      if (list.first >= end && list.isList() && !list.inner.isEmpty()) {
        int found = lists.size() + boards.size();
        find(list, words, lists, boards);
        end = lists.size() + boards.size() > found ? list.end : end;
      }
    }
    return lists;
  }

  private static void find(Group list, List<Word> words, List<Squares> lists, List<Shape> boards) {
    boolean areRows = list.inner.stream().allMatch(row -> row.isList() && !row.inner.isEmpty());
    List<Group> cells =
        areRows ? list.inner.stream().flatMap(row -> row.inner.stream()).toList() : list.inner;
    Map<Square, Map<String, String>> squares = new LinkedHashMap<>();
    for (Group cell : cells) {
      Optional<Integer> row = cell.number(ROW);
      Optional<Integer> column = cell.number(COLUMN);
      if (row.isPresent() && column.isPresent()) {
        Map<String, String> values = new HashMap<>();
        cell.settings.stream()
            .filter(value -> !value.is(ROW) && !value.is(COLUMN))
            .forEach(value -> values.put(value.key(), value.value()));
        squares.put(new Square(column.get(), row.get()), values);
      }
    }
    if (squares.isEmpty()) {
      List<Square> pairs =
          cells.stream().map(pair -> pair(pair, words)).flatMap(Optional::stream).toList();
      if (!areRows && pairs.size() == cells.size()) {
        lists.add(new Squares(list, pairs, true));
      }
    } else if (squares.size() == cells.size() && squares.values().stream().allMatch(Map::isEmpty)) {
      lists.add(new Squares(list, List.copyOf(squares.keySet()), false));
    } else {
      boards.add(new Shape(list.first, list.end - 1, List.of(), board(squares, cells.size())));
    }
  }

  private static Optional<Square> pair(Group group, List<Word> words) {
    List<String> numbers =
        words.subList(group.first, group.end).stream().map(Word::text).limit(3).toList();
    boolean isPair =
        group.isList()
            && group.inner.isEmpty()
            && numbers.size() == 2
            && numbers.stream().allMatch(Tokenizer.NUMBER.asMatchPredicate());
    return isPair
        ? Optional.of(
            new Square(Integer.parseInt(numbers.get(1)), Integer.parseInt(numbers.get(0))))
        : Optional.empty();
  }

  /** The board that one of the values gives, if the squares fill it. */
  private static Reading board(Map<Square, Map<String, String>> squares, int cells) {
    Set<String> names = new TreeSet<>();
    squares.values().forEach(values -> names.addAll(values.keySet()));
    List<Reading> boards =
        names.stream()
            .map(name -> board(squares, cells, name))
            .filter(Reading::isRead)
            .distinct()
            .toList();
    return boards.size() == 1
        ? boards.get(0)
        : boards.size() > 1
            ? Reading.ambiguous(boards.get(0), boards.get(1))
            : Reading.refused(
                "cells (%s, of which %s have a row and a column of their own) must be those of n rows and columns, each with one region: complete them",
                cells, squares.size());
  }

  private static Reading board(Map<Square, Map<String, String>> squares, int cells, String name) {
    int n = (int) Math.round(Math.sqrt(cells));
    int first = squares.keySet().stream().mapToInt(Square::row).min().orElseThrow();
    List<String> regions = new ArrayList<>();
    for (int i = 0; i < n * n; i++) {
      Map<String, String> values =
          squares.getOrDefault(new Square(first + i % n, first + i / n), Map.of());
      regions.add(values.getOrDefault(name, ""));
    }
    return squares.size() == n * n && cells == n * n && !regions.contains("")
        ? Grid.of(n, regions::get).reading()
        : Reading.refused("squares without a region");
  }

  /**
   * The board of a line of squares for each region, as {@code 2,1 | 1,1 1,2}: row and column from
   * 1; before the bar are stars. Nothing if the lines are others.
   *
   * @param remarks takes a sentence about stars that are left out
   */
  static Optional<Reading> ofRegions(String paragraph, Set<String> remarks) {
    List<String> lines =
        paragraph.lines().map(String::strip).filter(line -> !line.startsWith("#")).toList();
    lines =
        !lines.isEmpty() && SIZE.matcher(lines.get(0)).matches()
            ? lines.subList(1, lines.size())
            : lines;
    if (lines.isEmpty() || !lines.stream().allMatch(LINE.asMatchPredicate())) {
      return Optional.empty();
    }
    int n = lines.size();
    Map<Square, String> regions = new HashMap<>();
    for (String line : lines) {
      String region = "" + lines.indexOf(line);
      PAIR.matcher(line)
          .results()
          .forEach(
              pair ->
                  regions.merge(
                      new Square(Integer.parseInt(pair.group(2)), Integer.parseInt(pair.group(1))),
                      region,
                      (one, other) -> ""));
      if (!line.startsWith("|")) {
        remarks.add("the stars before the bars are left out");
      }
    }
    Reading board =
        Grid.of(n, i -> regions.getOrDefault(new Square(1 + i % n, 1 + i / n), "")).reading();
    return Optional.of(
        regions.size() == n * n && board.isRead()
            ? board
            : Reading.refused(
                "regions (of %s squares) must have each square of %s rows once: mend the lists",
                regions.size(), n));
  }
}
