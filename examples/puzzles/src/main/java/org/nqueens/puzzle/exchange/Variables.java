package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.puzzle.exchange.Squares.Cell;

/**
 * Queens as values: the row of the queen in each column, in a list or by the number of the
 * variable. With k queens in each column, their rows follow each other.
 */
final class Variables {
  /** A name with a number, or with the numbers of a column and of a queen in it. */
  private static final Pattern NUMBERED =
      Pattern.compile("([A-Za-z]{0,16}_?)\\[?(\\d{1,4})(?:_\\d)?\\]?");

  static final String MIRRORED =
      "a number is taken as the column, and its value as the row; the other order is the mirrored board, with the same clashes and counts";

  private static final int MAX_QUEENS = Board.MAX_SIZE * Board.MAX_STARS;

  private Variables() {}

  static boolean isNumbered(String name) {
    Matcher numbered = numbered(name);
    return numbered.matches() && !numbered.group(1).isEmpty();
  }

  private static Matcher numbered(String name) {
    char last = name.isEmpty() ? ' ' : name.charAt(name.length() - 1);
    return NUMBERED.matcher(last == ']' || Character.isDigit(last) ? name : "");
  }

  /** The placement of a list; nothing if a row has not as many queens as each other. */
  static Optional<Reading> placement(List<String> values) {
    int length = values.size();
    int first = length < Part.LEAST || length > MAX_QUEENS ? -1 : Integer.MAX_VALUE;
    int last = 0;
    for (int i = 0; i < length && first >= 0; i++) {
      int row = Strings.number(values.get(i));
      first = Math.min(first, row);
      last = Math.max(last, row);
    }
    int n = last - first + 1;
    int stars = length / Math.max(1, n);
    if (first < 0 || stars == 0 || stars * n != length) {
      return Optional.empty();
    }
    int[] rows = values.stream().mapToInt(Strings::number).toArray();
    boolean areInOrder =
        IntStream.range(1, length).allMatch(i -> i % stars == 0 || rows[i - 1] < rows[i]);
    return areInOrder
        ? placed(IntStream.range(0, length).mapToObj(i -> cell(rows[i], i / stars)).toList())
        : Optional.empty();
  }

  private static Cell cell(int row, int column) {
    return new Cell(row, column, Map.of());
  }

  /** The placement of queens whose rows and columns are each counted from 0 or from 1. */
  private static Optional<Reading> placed(List<Cell> queens) {
    int row = queens.stream().mapToInt(Cell::row).min().orElse(-1);
    int column = queens.stream().mapToInt(Cell::column).min().orElse(-1);
    List<Cell> fromZero =
        queens.stream().map(cell -> cell(cell.row() - row, cell.column() - column)).toList();
    return row < 0 || row > 1 || column > 1
        ? Optional.empty()
        : new Squares(fromZero, 0).placement();
  }

  /** The placement of a line, in which the size may be before the rows. */
  static Optional<Reading> inLine(List<String> values) {
    int n = values.size();
    Optional<Reading> whole = placement(values);
    if (n > Part.LEAST && Strings.number(values.get(0)) == n - 1) {
      Optional<Reading> behind = placement(values.subList(1, n));
      return behind.isPresent() && whole.isPresent()
          ? Optional.of(Reading.ambiguous(whole.get(), behind.get()))
          : behind.or(() -> whole);
    }
    return whole;
  }

  /**
   * Variables of one name with their values.
   *
   * @param mayBeRows true if the name does not tell that the variables are columns
   */
  record Assignment(List<Entry> entries, Reading reading, boolean mayBeRows) {}

  /**
   * The placements of numbered variables, in any order: one more where the variables come again.
   */
  static List<Assignment> in(List<Entry> entries) {
    Map<String, Integer> times = new HashMap<>();
    Map<String, List<Entry>> solutions = new LinkedHashMap<>();
    for (Entry entry : entries) {
      Matcher name = numbered(entry.name());
      if (name.matches() && entry.words().size() == 1) {
        int time = times.merge(entry.name(), 1, Integer::sum);
        solutions.computeIfAbsent(time + name.group(1), any -> new ArrayList<>()).add(entry);
      }
    }
    List<Assignment> assignments = new ArrayList<>();
    for (List<Entry> variables : solutions.values()) {
      Matcher first = numbered(variables.get(0).name());
      boolean mayBeRows =
          first.matches() && (first.group(1).isEmpty() || Role.of(first.group(1)) == Role.ROW);
      placed(variables.stream().map(Variables::cell).toList())
          .ifPresent(read -> assignments.add(new Assignment(variables, read, mayBeRows)));
    }
    return assignments;
  }

  private static Cell cell(Entry entry) {
    Matcher name = numbered(entry.name());
    return cell(
        entry.words().get(0).number(), name.matches() ? Integer.parseInt(name.group(2)) : -1);
  }
}
