package org.nqueens.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The squares of the board by the values that the views of an all-different take on them.
 *
 * <p>Two queens break the constraint exactly if they are on squares of one value in different
 * columns. The index does not depend on the domains. A view {@code q_j + c} takes O(1) memory,
 * because the row of a value is found by subtraction. Any other view takes O(n), for its rows are
 * chained by value. A view is named by its position in the constraint, from 0 to {@code viewCount()
 * - 1}. Immutable and safe for use by many threads.
 */
public final class ValueIndex {
  private static final int NONE = -1;

  /** Values are addressed directly if their range is at most this many times the number of rows. */
  private static final int MAX_SPREAD = 4;

  private final AllDifferent constraint;
  private final int n;

  /** By view; flat arrays, because a large board has tens of thousands of views. */
  private final int[] columns;

  /** By view: the c of a view {@code q_j + c}, 0 of another one. */
  private final int[] offsets;

  /** By view: the rows of a view of another form; empty if there is none. */
  private final @Nullable RowChains[] chains;

  /** The values in increasing order, found when they are first asked for. */
  private volatile @Nullable List<Range> ranges;

  private ValueIndex(AllDifferent constraint, int n) {
    this.constraint = constraint;
    this.n = n;
    List<View> views = constraint.views();
    columns = new int[views.size()];
    offsets = new int[columns.length];
    boolean areSums = true;
    for (int view = 0; view < columns.length; view++) {
      columns[view] = views.get(view).column();
      OptionalInt offset = views.get(view).shift();
      offsets[view] = offset.orElse(0);
      areSums &= offset.isPresent();
    }
    chains = new RowChains[areSums ? 0 : columns.length];
    for (int view = 0; view < chains.length; view++) {
      if (views.get(view).shift().isEmpty()) {
        chains[view] = new RowChains(views.get(view).values(n).toArray());
      }
    }
  }

  /** The receiver of the squares of a value. */
  @FunctionalInterface
  public interface SquareConsumer {
    void accept(int column, int row);
  }

  /**
   * The index of an all-different.
   *
   * @param constraint an all-different that fits the board
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   */
  public static ValueIndex of(AllDifferent constraint, int n) {
    return new ValueIndex(Objects.requireNonNull(constraint, "constraint"), n);
  }

  /** The indexes of all constraints of a model. */
  public static List<ValueIndex> of(QueensModel model) {
    Objects.requireNonNull(model, "model");
    List<ValueIndex> indexes = new ArrayList<>();
    for (AllDifferent constraint : model.constraints()) {
      indexes.add(of(constraint, model.size()));
    }
    return List.copyOf(indexes);
  }

  /** {@return the all-different whose values are indexed} */
  public AllDifferent constraint() {
    return constraint;
  }

  /** {@return the number of views of the constraint, at least 0} */
  public int viewCount() {
    return columns.length;
  }

  /** The column that a view reads. */
  public int column(int view) {
    return columns[view];
  }

  /**
   * The view that reads a column.
   *
   * @param column any number
   * @return the position of the view in the constraint, or -1 if no view reads the column
   */
  public int viewOf(int column) {
    if (column >= 0 && column < columns.length && columns[column] == column) {
      return column; // as in rules of all columns
    }
    for (int view = 0; view < columns.length; view++) {
      if (columns[view] == column) {
        return view;
      }
    }
    return NONE;
  }

  /**
   * The value of a view if the queen of its column is in a row.
   *
   * @param row from 0 to n - 1
   */
  public int valueAt(int view, int row) {
    return constraint.views().get(view).valueAt(row);
  }

  /**
   * The smallest row where a view takes a value.
   *
   * @param value any number
   * @return the row, or -1 if the view never takes the value
   */
  public int first(int view, int value) {
    RowChains rows = chains.length > 0 ? chains[view] : null;
    if (rows != null) {
      return rows.first(value);
    }
    long row = (long) value - offsets[view];
    return row >= 0 && row < n ? (int) row : NONE;
  }

  /**
   * The next row where a view takes the same value as at a row.
   *
   * @param row from 0 to n - 1
   * @return the smallest such row greater than the given one, or -1 if there is none
   */
  public int next(int view, int row) {
    RowChains rows = chains.length > 0 ? chains[view] : null;
    return rows != null ? rows.next[row] : NONE;
  }

  /**
   * Passes the squares of a value to a consumer, view by view and in increasing order of rows.
   *
   * @param value any number
   */
  public void forEachSquare(int value, SquareConsumer consumer) {
    Objects.requireNonNull(consumer, "consumer");
    for (int view = 0; view < columns.length; view++) {
      for (int row = first(view, value); row >= 0; row = next(view, row)) {
        consumer.accept(columns[view], row);
      }
    }
  }

  /**
   * The values that the views take on the board. The first call finds them, in O(m log m) steps if
   * m is the number of views {@code q_j + c} plus the number of rows of other views.
   */
  public IntStream values() {
    List<Range> found = ranges();
    return found.size() == 1 ? found.get(0).values() : found.stream().flatMapToInt(Range::values);
  }

  /**
   * The number of distinct values that the views take on the board, found without a pass over the
   * rows of views {@code q_j + c}.
   */
  public long valueCount() {
    long count = 0;
    for (Range range : ranges()) {
      count += (long) range.high - range.low + 1;
    }
    return count;
  }

  /**
   * Numbers the values from 0 on, in increasing order, for a solver with variables of a smaller
   * range than {@code int}. The distance between two neighbouring values stays, or is shortened to
   * a given distance if it is longer.
   *
   * <p>With a distance of 1 the numbers are ranks and preserve the equality of values. With a
   * distance of m = {@link #viewCount()} they also preserve the Hall intervals: an interval that
   * the views fill has at most m integers, so it never spans a gap of m or more.
   *
   * @param longest the largest distance of two neighbouring numbers, at least 1
   * @return the number of a value that a view takes on the board
   * @throws IllegalArgumentException if the distance is less than 1
   */
  public IntToLongFunction closeNumbers(int longest) {
    if (longest < 1) {
      throw new IllegalArgumentException(
          "longest (%s) must be at least 1: give the largest distance of two neighbouring numbers"
              .formatted(longest));
    }
    int[] values = values().toArray();
    long[] numbers = new long[values.length];
    for (int i = 1; i < values.length; i++) {
      numbers[i] = numbers[i - 1] + Math.min((long) values[i] - values[i - 1], longest);
    }
    return value -> numbers[Arrays.binarySearch(values, value)];
  }

  /**
   * Tells whether the constraint is a permutation, like rows and regions: on the board its views
   * take as many values as there are views. Every solution then takes every value.
   */
  public boolean isPermutation() {
    return columns.length > 0 && valueCount() == columns.length;
  }

  private List<Range> ranges() {
    List<Range> known = ranges;
    if (known == null) {
      known = findRanges();
      ranges = known;
    }
    return known;
  }

  /** The values that the views take, as disjoint intervals in increasing order. */
  private List<Range> findRanges() {
    List<Range> union = new ArrayList<>();
    long low = 0;
    long high = Long.MIN_VALUE;
    for (long interval : intervals()) {
      long start = interval >> Integer.SIZE;
      long end = start + (int) interval;
      if (start > high + 1) {
        if (high >= low) {
          union.add(new Range((int) low, (int) high));
        }
        low = start;
      }
      high = Math.max(high, end);
    }
    if (high >= low) {
      union.add(new Range((int) low, (int) high));
    }
    return union;
  }

  /**
   * One interval for each view {@code q_j + c} and for each value of the other views, in increasing
   * order: the smallest value in the upper half of a word, the number of further values in the
   * lower. If the values of the other views are close to each other, they are marked in a set,
   * since sorting n^2 values takes long; otherwise each row has an interval.
   */
  private long[] intervals() {
    int tables = 0;
    int low = 0;
    int high = 0;
    for (View view : constraint.views()) {
      for (int row = view.shift().isPresent() ? n : 0; row < n; row++) {
        int value = view.valueAt(row);
        low = tables == 0 ? value : Math.min(low, value);
        high = tables == 0 ? value : Math.max(high, value);
        tables++;
      }
    }
    boolean areClose = (long) high - low < (long) MAX_SPREAD * n;
    BitSet marks = new BitSet();
    long[] intervals = new long[columns.length + (areClose ? high - low + 1 : tables)];
    int count = 0;
    for (View view : constraint.views()) {
      if (view.shift().isPresent()) {
        intervals[count++] = interval(view.valueAt(0), n - 1);
      } else {
        for (int row = 0; row < n; row++) {
          if (areClose) {
            marks.set(view.valueAt(row) - low);
          } else {
            intervals[count++] = interval(view.valueAt(row), 0);
          }
        }
      }
    }
    for (int mark = marks.nextSetBit(0); mark >= 0; mark = marks.nextSetBit(mark + 1)) {
      intervals[count++] = interval(low + mark, 0);
    }
    Arrays.sort(intervals, 0, count);
    return Arrays.copyOf(intervals, count);
  }

  private static long interval(int start, int further) {
    return (long) start << Integer.SIZE | further;
  }

  /** An interval of values, both bounds inclusive. */
  private record Range(int low, int high) {
    IntStream values() {
      return IntStream.rangeClosed(low, high);
    }
  }

  /**
   * The inverse of a table: chains of the rows of equal value. The first row of a chain is found by
   * address, or by a binary search if the values are far apart.
   */
  private static final class RowChains {
    /** The value of slot 0. */
    private final int base;

    /** All values in increasing order if they are far apart; otherwise empty. */
    private final int[] sparseValues;

    /** By slot of the value: its first row. */
    private final int[] first;

    /** By row: the next row of equal value. */
    private final int[] next;

    RowChains(int[] values) {
      int smallest = Integer.MAX_VALUE;
      int largest = Integer.MIN_VALUE;
      for (int value : values) {
        smallest = Math.min(smallest, value);
        largest = Math.max(largest, value);
      }
      base = smallest;
      long range = (long) largest - smallest + 1;
      boolean dense = range <= (long) MAX_SPREAD * values.length;
      sparseValues = dense ? new int[0] : IntStream.of(values).sorted().distinct().toArray();
      first = new int[dense ? (int) range : sparseValues.length];
      next = new int[values.length];
      Arrays.fill(first, NONE);
      for (int row = values.length - 1; row >= 0; row--) {
        int slot = slot(values[row]);
        next[row] = first[slot];
        first[slot] = row;
      }
    }

    /** The smallest row of a value, or {@link #NONE}. */
    int first(int value) {
      int slot = slot(value);
      return slot >= 0 ? first[slot] : NONE;
    }

    /** Where a value is kept; negative if no row has it. */
    private int slot(int value) {
      if (sparseValues.length > 0) {
        return Arrays.binarySearch(sparseValues, value);
      }
      long slot = (long) value - base;
      return slot >= 0 && slot < first.length ? (int) slot : NONE;
    }
  }
}
