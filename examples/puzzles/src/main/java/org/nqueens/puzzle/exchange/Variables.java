package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nqueens.board.Board;

/**
 * Queens as values: the row of the queen in each column, in a list or by the number of the
 * variable. With k queens in each column, their rows follow each other.
 */
final class Variables {
  /** A name with a number, or with the numbers of a column and of a queen in it. */
  private static final Pattern NUMBERED =
      Pattern.compile("([A-Za-z]{0,16}[-_]?)\\[?(\\d{1,4})(?:_\\d)?\\]?");

  static final String MIRRORED =
      "a number is taken as the column, and its value as the row; the other order is the mirrored board, with the same clashes and counts";

  static final String ROWS =
      "a list is taken as the row of the queen in each column; the other order is the mirrored board, with the same clashes and counts";
  static final String COLUMNS =
      "a list is taken as the column of the queen in each row, as its name says; the other order is the mirrored board, with the same clashes and counts";

  /** A word for columns. */
  static final Pattern COLUMN =
      Pattern.compile(
          "(?iu)(?=[cksс列열])(?:(?<!\\p{L})(?:cols?|column[se]?|spalten?|colonn[ae]s?|colun[ae]s?|columnas?|kolom(?:men)?|kolumn[ay]?|столб\\p{L}{1,4})(?!\\p{L})"
              + "|列|열|(?<=[a-z])(?-i:Col)|(?<!\\p{L})col(?:umn)?s?(?-i:[A-Z]))");

  private static final Pattern COLUMNS_NAME =
      Pattern.compile(
          "(?i)cols|columns|spalten|colonnes|columnas|colunas|row_?to_?col(?:umn)?s?|queen_?col(?:umn)?s?|col(?:umn)?_?positions|col(?:umn)?s?_?of_?rows?|\\w{1,20}?_?(?:by|per|in|for)_?row");

  private Variables() {}

  /** True for the name of a list of columns; one column may be that of a row in each. */
  static boolean areColumns(String name) {
    return COLUMNS_NAME.matcher(name).matches();
  }

  static boolean isNumbered(String name) {
    return mayBeNumbered(name)
        && Character.isLetter(name.charAt(0))
        && NUMBERED.matcher(name).matches();
  }

  private static boolean mayBeNumbered(String name) {
    char last = name.isEmpty() ? ' ' : name.charAt(name.length() - 1);
    return last == ']' || Character.isDigit(last);
  }

  /** True for numbers that count something. */
  static boolean areInOrder(int[] numbers) {
    boolean areInOrder = true;
    for (int i = 1; i < numbers.length; i++) {
      areInOrder &= numbers[i] == numbers[0] + i;
    }
    return areInOrder;
  }

  /** The placement of a list; nothing if a row has not as many queens as each other. */
  static Optional<Reading> placement(List<String> values) {
    int length = values.size();
    int[] rows = new int[length];
    int[] columns = new int[length];
    int first = Integer.MAX_VALUE;
    int last = 0;
    for (int i = 0; i < length; i++) {
      rows[i] = Strings.number(values.get(i));
      first = Math.min(first, rows[i]);
      last = Math.max(last, rows[i]);
    }
    if (length > 0 && areInOrder(rows)) {
      return Optional.empty(); // numbers of rows or columns
    }
    int stars = Math.max(1, length / Math.max(1, last - first + 1));
    for (int i = 0; i < length; i++) {
      columns[i] = i / stars;
      if (i % stars > 0 && rows[i - 1] >= rows[i]) {
        return Optional.empty();
      }
    }
    return placement(rows, columns);
  }

  /**
   * The queens in rows and columns that are counted from 0 or from 1, if each row and column has as
   * many as each other: one, or at most n/4.
   */
  static Optional<Reading> placement(int[] rows, int[] columns) {
    if (rows.length != columns.length) {
      return Optional.empty();
    }
    int firstRow = least(rows);
    int firstColumn = least(columns);
    int n = 0;
    for (int row : rows) {
      n = Math.max(n, row - firstRow + 1);
    }
    int stars = rows.length / Math.max(1, n);
    if (firstRow >> 1 != 0
        || firstColumn >> 1 != 0
        || n < Part.LEAST
        || n > Board.MAX_SIZE
        || stars * n != rows.length
        || stars > 1 && 4 * stars > n) {
      return Optional.empty();
    }
    int[] counts = new int[2 * n];
    BitSet queens = new BitSet();
    for (int i = 0; i < rows.length; i++) {
      int row = rows[i] - firstRow;
      int column = columns[i] - firstColumn;
      if (column >= n || ++counts[row] > stars || ++counts[n + column] > stars) {
        return Optional.empty();
      }
      queens.set(row * n + column);
    }
    return queens.cardinality() == rows.length
        ? Optional.of(Grid.queens(n, queens))
        : Optional.empty();
  }

  static int least(int[] numbers) {
    int least = Integer.MAX_VALUE;
    for (int number : numbers) {
      least = Math.min(least, number);
    }
    return least;
  }

  /** The placement of a line, in which the size may be before the rows. */
  static Optional<Reading> inLine(List<String> values) {
    int n = values.size();
    Optional<Reading> whole = placement(values);
    Optional<Reading> behind =
        n > Part.LEAST && Strings.number(values.get(0)) == n - 1
            ? placement(values.subList(1, n))
            : Optional.empty();
    if (behind.isPresent() && whole.isPresent()) {
      return Optional.of(Reading.ambiguous(whole.get(), behind.get()));
    }
    return behind
        .filter(rows -> n % 2 == 1 && !rows.positions().get(0).clashes().isEmpty())
        .map(
            rows ->
                Reading.refused(
                    "numbers (%s) behind a size may be the squares of queens, since as rows the queens clash: write squares as (1, 2)",
                    String.join(" ", values.subList(1, n))))
        .or(() -> behind)
        .or(() -> whole);
  }

  /** The variables of each placement: one more where the variables come again. */
  static Collection<List<Entry>> in(List<Entry> entries) {
    if (entries.size() < Part.LEAST) {
      return List.of();
    }
    Map<String, Integer> times = new HashMap<>();
    Map<String, List<Entry>> placements = new LinkedHashMap<>();
    for (Entry entry : entries) {
      boolean isWord = entry.nodes().size() == 1 && entry.nodes().get(0) instanceof Word;
      if (isWord && mayBeNumbered(entry.name()) && NUMBERED.matcher(entry.name()).matches()) {
        int time = times.merge(entry.name(), 1, Integer::sum);
        placements
            .computeIfAbsent(time + name(entry), any -> new ArrayList<>(Part.LEAST))
            .add(entry);
      }
    }
    return placements.values();
  }

  /** The name of a variable without its number. */
  static String name(Entry variable) {
    return NUMBERED.matcher(variable.name()).replaceFirst("$1");
  }

  /** True for variables that are named as queens; others beside them are something else. */
  static boolean areQueens(List<Entry> variables) {
    return variables.size() >= Part.LEAST && Role.of(name(variables.get(0))) == Role.QUEENS;
  }

  /** The placement of variables of one name; nothing where each value is its own number. */
  static Optional<Reading> ofNumbers(List<Entry> variables) {
    return variables.size() < Part.LEAST
            || variables.stream().allMatch(one -> one.words().get(0).number() == number(one))
        ? Optional.empty()
        : placement(values(variables), numbers(variables));
  }

  /** The placement of two kinds of variables, the rows and the columns of the queens. */
  static Optional<Reading> ofFamilies(List<List<Entry>> families) {
    if (families.size() != 2) {
      return Optional.empty();
    }
    List<Role> roles = families.stream().map(family -> Role.of(name(family.get(0)))).toList();
    int rows = roles.indexOf(Role.ROW);
    if (rows < 0 || roles.get(1 - rows) != Role.COLUMN) {
      return Optional.empty();
    }
    families.forEach(family -> family.sort(Comparator.comparingInt(Variables::number)));
    return Arrays.equals(numbers(families.get(0)), numbers(families.get(1)))
        ? placement(values(families.get(rows)), values(families.get(1 - rows)))
        : Optional.empty();
  }

  private static int[] values(List<Entry> variables) {
    return variables.stream().mapToInt(one -> one.words().get(0).number()).toArray();
  }

  private static int[] numbers(List<Entry> variables) {
    return variables.stream().mapToInt(Variables::number).toArray();
  }

  /** The number of a name with one; -1 for other names. */
  static int number(Entry variable) {
    return Strings.number(NUMBERED.matcher(variable.name()).replaceFirst("$2"));
  }
}
