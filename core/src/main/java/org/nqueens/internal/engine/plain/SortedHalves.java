package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import org.nqueens.internal.memory.MemoryAccount;

/**
 * The halves of one side, sorted by counting: for each set of rows, the sets of shared diagonals of
 * the halves that take it.
 */
final class SortedHalves {
  private final MemoryAccount memory;

  /** The sets of shared diagonals, by set of rows. */
  private int[] diagonals = {};

  /** By set of rows: where its halves begin, which is where those of the set before it end. */
  private int[] starts = {};

  /** Makes an empty list. */
  SortedHalves(MemoryAccount memory) {
    this.memory = memory;
  }

  /**
   * Replaces the halves.
   *
   * @param halves their marks, see {@link SquareMarks}
   * @param rows the number of open rows
   * @return false if there is no memory for them; the list is then incomplete
   */
  boolean sort(long[] halves, int size, int rows) {
    int sets = 1 << rows;
    if (!hasRoom(Math.min(halves.length, 2 * size), size, sets + 1)) {
      return false;
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
    return true;
  }

  private boolean hasRoom(int length, int size, int sets) {
    if (diagonals.length < size) {
      memory.release((long) diagonals.length * Integer.BYTES);
      diagonals = new int[0];
      if (!memory.allocate((long) length * Integer.BYTES, () -> diagonals = new int[length])) {
        return false;
      }
    }
    return starts.length >= sets
        || memory.replace(
            (long) starts.length * Integer.BYTES,
            (long) sets * Integer.BYTES,
            () -> starts = new int[sets]);
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
