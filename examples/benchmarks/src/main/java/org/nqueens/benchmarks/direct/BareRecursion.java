package org.nqueens.benchmarks.direct;

/**
 * The bare bit-parallel recursion: occupied columns and diagonals as bits of three ints, row by
 * row, and nothing else (Martin Richards, <i>Backtracking Algorithms in MCPL using Bit Patterns and
 * Recursion</i>, 1997).
 */
public final class BareRecursion {
  private BareRecursion() {}

  /**
   * Visits every placement and delivers none.
   *
   * @param n the size of the board, from 1 to 30
   * @return the number of placements
   */
  public static long full(int n) {
    return below((1 << n) - 1, 0, 0, 0);
  }

  /**
   * Visits the placements whose first queen is in the left half, and counts them twice; where the
   * first queen is in the middle column of an odd board, the second is in the left half.
   *
   * @param n the size of the board, from 1 to 30
   * @return the number of placements
   */
  public static long mirroredHalf(int n) {
    if (n == 1) {
      return 1;
    }
    int all = (1 << n) - 1;
    int half = (1 << n / 2) - 1;
    long count = 0;
    for (int free = half; free != 0; free &= free - 1) {
      int queen = free & -free;
      count += below(all, queen, queen << 1, queen >>> 1);
    }
    if (n % 2 != 0) {
      int middle = half + 1;
      for (int free = half & ~(middle >>> 1); free != 0; free &= free - 1) {
        int queen = free & -free;
        count +=
            below(all, middle | queen, (middle << 1 | queen) << 1, (middle >>> 1 | queen) >>> 1);
      }
    }
    return 2 * count;
  }

  /**
   * Visits the nodes before the first placement.
   *
   * @param n the size of the board, from 1 to 30
   * @return 1 if there is a placement, else 0
   */
  public static int first(int n) {
    return firstBelow((1 << n) - 1, 0, 0, 0) ? 1 : 0;
  }

  private static boolean firstBelow(int all, int columns, int left, int right) {
    boolean found = columns == all;
    for (int free = all & ~(columns | left | right); !found && free != 0; free &= free - 1) {
      int queen = free & -free;
      found = firstBelow(all, columns | queen, (left | queen) << 1, (right | queen) >>> 1);
    }
    return found;
  }

  private static long below(int all, int columns, int left, int right) {
    if (columns == all) {
      return 1;
    }
    long count = 0;
    for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
      int queen = free & -free;
      count += below(all, columns | queen, (left | queen) << 1, (right | queen) >>> 1);
    }
    return count;
  }
}
