package org.nqueens.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** An interval of values, both bounds inclusive. */
record ValueRange(int low, int high) {

  /** The values that views take on a board, as disjoint intervals in increasing order. */
  static List<ValueRange> of(List<View> views, int n) {
    List<ValueRange> union = new ArrayList<>();
    long low = 0;
    long high = Long.MIN_VALUE;
    for (long interval : intervals(views, n)) {
      long start = interval >> Integer.SIZE;
      long end = start + (int) interval;
      if (start > high + 1) {
        if (high >= low) {
          union.add(new ValueRange((int) low, (int) high));
        }
        low = start;
      }
      high = Math.max(high, end);
    }
    if (high >= low) {
      union.add(new ValueRange((int) low, (int) high));
    }
    return union;
  }

  /**
   * One interval for each offset and each row of a lookup, in increasing order: the smallest value
   * in the upper half of a word, the number of further values in the lower.
   */
  private static long[] intervals(List<View> views, int n) {
    int count = 0;
    for (View view : views) {
      count += view instanceof Offset ? 1 : n;
    }
    long[] intervals = new long[count];
    for (View view : views) {
      int rows = view instanceof Offset ? 1 : n;
      for (int row = 0; row < rows; row++) {
        intervals[--count] = (long) view.valueAt(row) << Integer.SIZE | n - rows;
      }
    }
    Arrays.sort(intervals);
    return intervals;
  }

  IntStream values() {
    return IntStream.rangeClosed(low, high);
  }

  long size() {
    return (long) high - low + 1;
  }
}
