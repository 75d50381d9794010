package org.nqueens.internal.engine.plain;

import java.util.function.BooleanSupplier;

/**
 * Counts the pairs of a left and a right half that are solutions: between them they take every open
 * row, and they share no diagonal.
 *
 * <p>For each set of rows of the left side, the halves that take it meet those of the right side
 * that take the others: {@link ClashTables#HALVES} at a time by tables, or one by one where they
 * are few.
 */
final class PairCount {
  /** Tables for the comparison of fewer pairs take longer than to compare them one by one. */
  private static final int WORTH_TABLES = 256;

  /** The sets of rows between two polls of a stop, a power of two: less than a millisecond. */
  private static final int POLL = 1 << 4;

  /**
   * The diagonals that four tables have, of which there are no more at n = 16: by all six tables, n
   * = 16 takes 1.15 times as long.
   */
  private static final int FEW_DIAGONALS = 24;

  private final ClashTables tables = new ClashTables();

  /** The diagonals that occur. */
  private int diagonals;

  /**
   * Counts the pairs.
   *
   * @param leftRows the number of rows that a left half takes, at least 1 and less than all
   * @param sharedDiagonals the number of diagonals that occur, which are those from 0 on
   * @return the number; too small after a request to stop
   */
  long count(
      SortedHalves left,
      SortedHalves right,
      int rows,
      int leftRows,
      int sharedDiagonals,
      BooleanSupplier stopRequested) {
    diagonals = sharedDiagonals;
    tables.expectDiagonals(Math.max(FEW_DIAGONALS, diagonals));
    int all = (1 << rows) - 1;
    long pairs = 0;
    int visited = 0;
    for (int set = (1 << leftRows) - 1; set <= all; set = nextOfSameSize(set)) {
      if ((visited++ & POLL - 1) == 0 && stopRequested.getAsBoolean()) {
        return pairs;
      }
      int others = all & ~set;
      pairs +=
          count(
              left.diagonals(),
              left.start(set),
              left.end(set),
              right.diagonals(),
              right.start(others),
              right.end(others));
    }
    return pairs;
  }

  /** The next greater number with as many bits (Hacker's Delight, 2-1). */
  private static int nextOfSameSize(int set) {
    int lowest = set & -set;
    int carried = set + lowest;
    return carried | (set ^ carried) / lowest >>> 2;
  }

  private long count(int[] left, int from, int to, int[] right, int begin, int end) {
    if ((to - from) * (end - begin) < WORTH_TABLES) {
      return countOneByOne(left, from, to, right, begin, end);
    }
    long clashes = 0;
    for (int next = from; next < to; next += ClashTables.HALVES) {
      tables.set(left, next, Math.min(ClashTables.HALVES, to - next));
      clashes +=
          diagonals <= FEW_DIAGONALS
              ? byFour(tables.tables(), right, begin, end)
              : bySix(right, begin, end);
    }
    return (long) (to - from) * (end - begin) - clashes;
  }

  private static long countOneByOne(int[] left, int from, int to, int[] right, int begin, int end) {
    int pairs = 0;
    for (int i = from; i < to; i++) {
      int used = left[i];
      for (int j = begin; j < end; j++) {
        pairs += (used & right[j]) == 0 ? 1 : 0;
      }
    }
    return pairs;
  }

  /** The pairs that share a diagonal, between the halves in the tables and others. */
  private static long byFour(long[] table, int[] sets, int from, int end) {
    long clashes = 0;
    for (int i = from; i < end; i++) {
      int set = sets[i];
      clashes +=
          Long.bitCount(
              table[set & 63]
                  | table[64 + (set >>> 6 & 63)]
                  | table[128 + (set >>> 12 & 63)]
                  | table[192 + (set >>> 18 & 63)]);
    }
    return clashes;
  }

  private long bySix(int[] sets, int from, int end) {
    long clashes = 0;
    for (int i = from; i < end; i++) {
      clashes += Long.bitCount(tables.users(sets[i]));
    }
    return clashes;
  }
}
