package org.nqueens.model;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The inverse of a view: the rows of the board at which it takes a value. */
sealed interface ViewInverse {
  /** No row, and the end of a chain. */
  int NONE = -1;

  static ViewInverse of(View view, int n) {
    return view instanceof Offset offset
        ? new OfOffset(offset.offset(), n)
        : new OfLookup((Lookup) view, n);
  }

  /** The smallest row at which the view takes a value, or {@link #NONE}. */
  int first(int value);

  /** The next row above with the same value, or {@link #NONE}. */
  int next(int row);

  /** The inverse of {@code q_j + c}: value - c, where that is a row of the board. */
  record OfOffset(int offset, int n) implements ViewInverse {

    @Override
    public int first(int value) {
      return row(value, offset, n);
    }

    /** The row at which {@code q_j + offset} takes a value, or {@link #NONE}. */
    static int row(int value, int offset, int n) {
      long row = (long) value - offset;
      return row >= 0 && row < n ? (int) row : NONE;
    }

    @Override
    public int next(int row) {
      return NONE;
    }
  }

  /**
   * The inverse of {@code table[q_j]}: chains of the rows of equal value. The first row of a chain
   * is found by address, or by a binary search where the values are far apart.
   */
  final class OfLookup implements ViewInverse {
    /**
     * Values are addressed directly if their range is at most this many times the number of rows.
     */
    private static final int MAX_SPREAD = 4;

    /** The value of slot 0. */
    private final int base;

    /** All values in increasing order where they are far apart; else empty. */
    private final int[] sparseValues;

    /** By slot of the value: its first row. */
    private final int[] first;

    /** By row: the next row of equal value. */
    private final int[] next;

    OfLookup(Lookup view, int n) {
      int[] values = new int[n];
      int smallest = Integer.MAX_VALUE;
      int largest = Integer.MIN_VALUE;
      for (int row = 0; row < n; row++) {
        values[row] = view.valueAt(row);
        smallest = Math.min(smallest, values[row]);
        largest = Math.max(largest, values[row]);
      }
      base = smallest;
      long range = (long) largest - smallest + 1;
      boolean dense = range <= (long) MAX_SPREAD * n;
      sparseValues = dense ? new int[0] : IntStream.of(values).sorted().distinct().toArray();
      first = new int[dense ? (int) range : sparseValues.length];
      next = new int[n];
      Arrays.fill(first, NONE);
      for (int row = n - 1; row >= 0; row--) {
        int slot = slot(values[row]);
        next[row] = first[slot];
        first[slot] = row;
      }
    }

    @Override
    public int first(int value) {
      int slot = slot(value);
      return slot >= 0 ? first[slot] : NONE;
    }

    @Override
    public int next(int row) {
      return next[row];
    }

    /** Where a value is kept; negative if the view never takes it. */
    private int slot(int value) {
      if (sparseValues.length > 0) {
        return Arrays.binarySearch(sparseValues, value);
      }
      long slot = (long) value - base;
      return slot >= 0 && slot < first.length ? (int) slot : NONE;
    }
  }
}
