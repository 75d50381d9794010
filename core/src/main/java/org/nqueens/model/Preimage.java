package org.nqueens.model;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The inverse of a view: the rows at which it takes a value, without a pass over all rows.
 *
 * <p>For an {@link Offset} that is a subtraction. The rows of a {@link Lookup} are chained by
 * value, and the first one is found by address, or by a binary search where values are far apart.
 * Immutable and safe for use by many threads.
 */
public final class Preimage {
  /** No row, and the end of a chain. */
  private static final int NONE = -1;

  /** Values are addressed directly if their range is at most so many times the number of rows. */
  private static final int MAX_SPREAD = 4;

  private final View view;
  private final int n;

  /**
   * Of a lookup: the first row by slot of the value, and the next one by row. Null of an offset.
   */
  private final int[] first;

  private final int[] next;

  /** The value of slot 0, or all values in increasing order where they are far apart. */
  private final int base;

  private final int[] values;

  private Preimage(Offset view, int n) {
    this.view = view;
    this.n = n;
    base = view.offset();
    first = null;
    next = null;
    values = null;
  }

  private Preimage(Lookup view, int n) {
    this.view = view;
    this.n = n;
    int[] distinct = IntStream.range(0, n).map(view::valueAt).sorted().distinct().toArray();
    base = distinct[0];
    long range = (long) distinct[distinct.length - 1] - base + 1;
    values = range <= (long) MAX_SPREAD * n ? null : distinct;
    first = new int[values == null ? (int) range : distinct.length];
    next = new int[n];
    Arrays.fill(first, NONE);
    for (int row = n - 1; row >= 0; row--) {
      int slot = slot(view.valueAt(row));
      next[row] = first[slot];
      first[slot] = row;
    }
  }

  /**
   * The inverse of a view.
   *
   * @param view a view that fits the board
   * @param n the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @return its inverse on the rows 0 to n - 1
   */
  public static Preimage of(View view, int n) {
    return Arguments.requireNonNull("view", view, "pass the view to invert") instanceof Lookup table
        ? new Preimage(table, n)
        : new Preimage((Offset) view, n);
  }

  /**
   * The view that is inverted.
   *
   * @return the view
   */
  public View view() {
    return view;
  }

  /**
   * The smallest row at which the view takes a value.
   *
   * @param value any number
   * @return the row, or -1 if there is none
   */
  public int first(int value) {
    if (first == null) {
      long row = (long) value - base;
      return row >= 0 && row < n ? (int) row : NONE;
    }
    int slot = slot(value);
    return slot >= 0 && slot < first.length ? first[slot] : NONE;
  }

  /**
   * The next row at which the view takes the value that it has at a row.
   *
   * @param row from 0 to n - 1
   * @return the smallest such row above, or -1 if there is none
   */
  public int next(int row) {
    return next == null ? NONE : next[row];
  }

  /** Where a value is kept; out of range if it does not occur. */
  private int slot(int value) {
    if (values != null) {
      return Arrays.binarySearch(values, value);
    }
    long slot = (long) value - base;
    return slot < first.length ? (int) Math.max(slot, NONE) : NONE;
  }
}
