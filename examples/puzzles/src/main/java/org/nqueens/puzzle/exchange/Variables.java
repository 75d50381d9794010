package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * Queens as values: the row of the queen in each column, in a list or by the number of the
 * variable. With k queens in each column, their rows follow each other.
 */
final class Variables {
  /** A name with a number, or with the numbers of a column and of a queen in it. */
  private static final Pattern NUMBERED =
      Pattern.compile("([A-Za-z]{0,16}_?)\\[?(\\d{1,4})(?:_(\\d))?\\]?");

  static final String MIRRORED =
      "a number is taken as the column, and its value as the row; the other order is the mirrored board, with the same clashes and counts";

  private static final int MAX_QUEENS = Board.MAX_SIZE * Board.MAX_STARS;

  private Variables() {}

  static boolean isNumbered(String name) {
    return mayBeNumbered(name)
        && !Character.isDigit(name.charAt(0))
        && name.charAt(0) != '['
        && NUMBERED.matcher(name).matches();
  }

  private static boolean mayBeNumbered(String name) {
    char last = name.isEmpty() ? ' ' : name.charAt(name.length() - 1);
    return Character.isDigit(last) || last == ']';
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
    if (first < 0
        || first > 1
        || n < Part.LEAST
        || n > Board.MAX_SIZE
        || stars * n != length
        || stars > 1 && 4 * stars > n) {
      return Optional.empty();
    }
    int[] queens = new int[n];
    BitSet squares = new BitSet(0);
    int before = -1;
    for (int i = 0; i < length; i++) {
      int row = Strings.number(values.get(i)) - first;
      queens[row]++;
      squares.set(row * n + i / stars);
      if (i % stars > 0 && before >= row || queens[row] > stars) {
        return Optional.empty();
      }
      before = row;
    }
    return Optional.of(Grid.queens(n, squares));
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

  /** The placement of numbered variables, in any order. */
  static Optional<Assignment> in(List<Entry> entries) {
    Map<String, TreeMap<Integer, Entry>> byName = new LinkedHashMap<>();
    for (Entry entry : entries) {
      boolean mayBe = mayBeNumbered(entry.name()) && entry.words().size() == 1;
      Matcher name = NUMBERED.matcher(mayBe ? entry.name() : "");
      if (mayBe && name.matches()) {
        byName
            .computeIfAbsent(name.group(1), any -> new TreeMap<>())
            .merge(number(name), entry, (one, other) -> entry);
      }
    }
    for (Map.Entry<String, TreeMap<Integer, Entry>> named : byName.entrySet()) {
      TreeMap<Integer, Entry> numbered = named.getValue();
      List<Entry> variables = new ArrayList<>(numbered.values());
      List<String> values =
          variables.stream().map(Entry::words).map(words -> words.get(0)).map(Word::text).toList();
      Optional<Reading> placement = isWhole(numbered) ? placement(values) : Optional.empty();
      if (placement.isPresent()) {
        boolean mayBeRows = named.getKey().isEmpty() || Role.of(named.getKey()) == Role.ROW;
        return Optional.of(new Assignment(variables, placement.get(), mayBeRows));
      }
    }
    return Optional.empty();
  }

  private static int number(MatchResult name) {
    int column = Integer.parseInt(name.group(2));
    return name.group(3) == null ? 10 * column : 10 * column + Integer.parseInt(name.group(3));
  }

  /** True if no column is left out. */
  private static boolean isWhole(Map<Integer, Entry> numbered) {
    List<Integer> columns = numbered.keySet().stream().map(number -> number / 10).sorted().toList();
    int first = columns.get(0);
    return first <= 1
        && IntStream.range(1, columns.size())
            .allMatch(i -> columns.get(i) - columns.get(i - 1) <= 1);
  }
}
