package org.nqueens.benchmarks.direct;

/**
 * Forward checking with the free rows of each column as bits of a long, smallest domain first (R.
 * M. Haralick and G. L. Elliott, <i>Increasing tree search efficiency for constraint satisfaction
 * problems</i>, 1980).
 */
public final class BareForwardChecking {
  private BareForwardChecking() {}

  /**
   * Counts the placements of n queens on the squares that are allowed.
   *
   * @param allowed the rows of each column, as bits; n is at most 64
   * @return the number of placements
   */
  public static long count(long[] allowed) {
    return below(allowed, -1L >>> Long.SIZE - allowed.length);
  }

  /**
   * Counts the placements in the free rows.
   *
   * @param free the free rows of each column
   * @param open the columns without a queen
   */
  private static long below(long[] free, long open) {
    if (open == 0) {
      return 1;
    }
    int column = fewest(free, open);
    long others = open & ~(1L << column);
    long count = 0;
    for (long rows = free[column]; rows != 0; rows &= rows - 1) {
      long[] left = free.clone();
      if (place(left, column, rows & -rows, others)) {
        count += below(left, others);
      }
    }
    return count;
  }

  private static int fewest(long[] free, long open) {
    int fewest = Long.numberOfTrailingZeros(open);
    for (long columns = open; columns != 0; columns &= columns - 1) {
      int column = Long.numberOfTrailingZeros(columns);
      if (Long.bitCount(free[column]) < Long.bitCount(free[fewest])) {
        fewest = column;
      }
    }
    return fewest;
  }

  /** Removes the squares that a queen attacks; false if a column has no free row left. */
  private static boolean place(long[] free, int column, long row, long others) {
    boolean possible = true;
    for (long columns = others; columns != 0 && possible; columns &= columns - 1) {
      int other = Long.numberOfTrailingZeros(columns);
      int distance = Math.abs(other - column);
      free[other] &= ~(row | row << distance | row >>> distance);
      possible = free[other] != 0;
    }
    return possible;
  }
}
