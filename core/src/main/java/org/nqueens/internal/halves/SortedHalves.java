package org.nqueens.internal.halves;

import java.util.Arrays;

/**
 * The halves of one side, sorted by counting: of each set of rows, the sets of shared diagonals of
 * the halves that take these rows.
 *
 * <p>Not safe for use by several threads.
 */
final class SortedHalves {
  /** The sets of shared diagonals, by set of rows. */
  private int[] diagonals = {};

  /** By set of rows: where its halves begin, which is where those of the set before it end. */
  private int[] starts = {};

  /**
   * Replaces the halves.
   *
   * @param halves their marks, see {@link SquareMarks}
   * @param size their number
   * @param rows the number of open rows
   */
  void sort(long[] halves, int size, int rows) {
    int sets = 1 << rows;
    if (diagonals.length < size) {
      diagonals = new int[Math.min(halves.length, 2 * size)];
    }
    if (starts.length < sets + 1) {
      starts = new int[sets + 1];
    }
    int[] next = starts;
    Arrays.fill(next, 0, sets + 1, 0);
    for (int i = 0; i < size; i++) {
      next[1 + (int) (halves[i] >>> SquareMarks.ROWS)]++;
    }
    int sum = 0;
    for (int set = 0; set <= sets; set++) {
      int count = next[set];
      next[set] = sum;
      sum += count;
    }
    // The entry after that of a set moves from the beginning of its halves to their end.
    int[] sorted = diagonals;
    for (int i = 0; i < size; i++) {
      long half = halves[i];
      sorted[next[1 + (int) (half >>> SquareMarks.ROWS)]++] = (int) half;
    }
  }

  /** The beginning of the halves that take a set of rows. */
  int start(int rows) {
    return starts[rows];
  }

  /** The end of the halves that take a set of rows. */
  int end(int rows) {
    return starts[rows + 1];
  }

  /** The sets of shared diagonals, for reading. */
  int[] diagonals() {
    return diagonals;
  }
}
