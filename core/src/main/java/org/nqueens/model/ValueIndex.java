package org.nqueens.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The squares of the board at which the views of an all-different take each value.
 *
 * <p>Two queens break the constraint exactly if they stand on squares of one value in different
 * columns. The index does not depend on the domains. The rows of an {@link Offset} are found by
 * subtraction, those of a {@link Lookup} are chained by value: the index takes O(1) memory for an
 * offset and O(n) for a lookup. Immutable and safe for use by many threads.
 */
public final class ValueIndex {
  private final AllDifferent constraint;
  private final int n;

  /** By view; flat arrays, because a large board has tens of thousands of views. */
  private final int[] columns;

  /** By view if all views are offsets; else empty. */
  private final int[] offsets;

  /** By view if not all views are offsets; else empty. */
  private final ViewInverse[] inverses;

  private ValueIndex(AllDifferent constraint, int n) {
    this.constraint = constraint;
    this.n = n;
    List<View> views = constraint.views();
    boolean flat = isFlat(views);
    columns = new int[views.size()];
    offsets = new int[flat ? columns.length : 0];
    inverses = new ViewInverse[flat ? 0 : columns.length];
    for (int view = 0; view < columns.length; view++) {
      columns[view] = views.get(view).column();
      if (flat) {
        offsets[view] = ((Offset) views.get(view)).offset();
      } else {
        inverses[view] = ViewInverse.of(views.get(view), n);
      }
    }
  }

  /** True if all views are offsets. */
  private static boolean isFlat(List<View> views) {
    for (View view : views) {
      if (!(view instanceof Offset)) {
        return false;
      }
    }
    return true;
  }

  /** The receiver of the squares of a value. */
  @FunctionalInterface
  public interface SquareConsumer {
    /**
     * Takes a square.
     *
     * @param column from 0 to n - 1
     * @param row from 0 to n - 1
     */
    void accept(int column, int row);
  }

  /**
   * The index of an all-different.
   *
   * @param constraint an all-different that fits the board
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @return the squares of its values
   */
  public static ValueIndex of(AllDifferent constraint, int n) {
    return new ValueIndex(
        Arguments.requireNonNull("constraint", constraint, "pass the all-different to index"), n);
  }

  /**
   * The indexes of all constraints of a model.
   *
   * @param model a model
   * @return the index of each constraint, in the order of the model
   */
  public static List<ValueIndex> of(QueensModel model) {
    Arguments.requireNonNull("model", model, "pass a model");
    List<ValueIndex> indexes = new ArrayList<>();
    for (AllDifferent constraint : model.constraints()) {
      indexes.add(of(constraint, model.size()));
    }
    return List.copyOf(indexes);
  }

  /**
   * The all-different whose values are indexed.
   *
   * @return the constraint
   */
  public AllDifferent constraint() {
    return constraint;
  }

  /**
   * The number of views of the constraint.
   *
   * @return the number, at least 0
   */
  public int viewCount() {
    return columns.length;
  }

  /**
   * The column that a view reads.
   *
   * @param view the position of the view in the constraint, from 0 to {@code viewCount() - 1}
   * @return the column
   */
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
    for (int view = 0; view < columns.length; view++) {
      if (columns[view] == column) {
        return view;
      }
    }
    return ViewInverse.NONE;
  }

  /**
   * The value of a view when the queen of its column stands in a row.
   *
   * @param view the position of the view in the constraint, from 0 to {@code viewCount() - 1}
   * @param row from 0 to n - 1
   * @return the value
   */
  public int valueAt(int view, int row) {
    return constraint.views().get(view).valueAt(row);
  }

  /**
   * The smallest row at which a view takes a value.
   *
   * @param view the position of the view in the constraint, from 0 to {@code viewCount() - 1}
   * @param value any number
   * @return the row, or -1 if the view never takes the value
   */
  public int first(int view, int value) {
    return inverses.length > 0
        ? inverses[view].first(value)
        : ViewInverse.OfOffset.row(value, offsets[view], n);
  }

  /**
   * The next row at which a view takes the value that it has at a row.
   *
   * @param view the position of the view in the constraint, from 0 to {@code viewCount() - 1}
   * @param row from 0 to n - 1
   * @return the smallest such row above, or -1 if there is none
   */
  public int next(int view, int row) {
    return inverses.length > 0 ? inverses[view].next(row) : ViewInverse.NONE;
  }

  /**
   * Passes the squares at which a view takes a value to a consumer: view by view, the rows of each
   * in increasing order.
   *
   * @param value any number
   * @param consumer takes the squares
   * @throws NullPointerException if the consumer is null
   */
  public void forEachSquare(int value, SquareConsumer consumer) {
    Arguments.requireNonNull("consumer", consumer, "pass the code that takes the squares");
    for (int view = 0; view < columns.length; view++) {
      for (int row = first(view, value); row >= 0; row = next(view, row)) {
        consumer.accept(columns[view], row);
      }
    }
  }

  /**
   * The values that the views take on the board, found anew by each call in O(m log m) steps for m
   * offsets and rows of lookups.
   *
   * @return a stream of the distinct values in increasing order
   */
  public IntStream values() {
    return ranges().stream().flatMapToInt(ValueRange::values);
  }

  /**
   * The number of distinct values that the views take on the board, found anew by each call without
   * a pass over the rows of offsets.
   *
   * @return the number, at least 0
   */
  public long valueCount() {
    long count = 0;
    for (ValueRange range : ranges()) {
      count += range.size();
    }
    return count;
  }

  /**
   * Tells whether the constraint is a permutation: its views take as many values on the board as
   * there are views, as rows and regions do. Then every value is taken in every solution.
   *
   * @return true if there are as many values as views, of which there is at least one
   */
  public boolean isPermutation() {
    return columns.length > 0 && valueCount() == columns.length;
  }

  /** The values that the views take, as disjoint intervals in increasing order. */
  List<ValueRange> ranges() {
    return ValueRange.of(constraint.views(), n);
  }

  /** The constraint and the size, such as {@code ValueIndex[AllDifferent[...], n = 8]}. */
  @Override
  public String toString() {
    return "ValueIndex[" + constraint + ", n = " + n + "]";
  }
}
