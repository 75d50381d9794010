package org.nqueens.internal.lines;

/**
 * The rows and diagonals that queens have taken on a board of any size, of the directions that a
 * model constrains. A line is named by its slope and one of its squares: slope 0 is a row, 1 an
 * ascending diagonal {@code row + column}, -1 a descending diagonal {@code row - column}.
 *
 * <p>A few shifts of three bit vectors give the free rows of a column. A sweep visits the squares
 * of one line in all columns. Each line that crosses it is a number that grows with the column, by
 * 1 or, where two diagonals cross, by 2; flags are therefore kept in both directions, and those of
 * diagonals also apart by parity, so that a sweep reads successive elements and the compiler makes
 * vector instructions of it. The memory is some 50 bytes for each column.
 */
final class TakenLines {
  private final int n;

  // Flags, 0 or 1, by a number that grows with the column along the lines that cross them.
  private final int[] rows;
  private final int[] mirroredRows;
  private final int[] ascending;
  private final int[] descending;
  private final int[][] ascendingByParity;
  private final int[][] descendingByParity;

  // The same flags as bits, by a number that grows with the row.
  private final long[] rowBits;
  private final long[] ascendingBits;
  private final long[] descendingBits;

  TakenLines(int n) {
    this.n = n;
    rows = new int[n];
    mirroredRows = new int[n];
    ascending = new int[2 * n - 1];
    descending = new int[2 * n - 1];
    ascendingByParity = new int[2][n];
    descendingByParity = new int[2][n];
    rowBits = new long[n / Long.SIZE + 1];
    ascendingBits = new long[(2 * n + Long.SIZE) / Long.SIZE + 2];
    descendingBits = new long[(2 * n + Long.SIZE) / Long.SIZE + 2];
  }

  /** Marks the line of a slope through a square as taken, or as free again. */
  void mark(int slope, int column, int row, boolean taken) {
    int flag = taken ? 1 : 0;
    switch (slope) {
      case 0 -> {
        rows[row] = flag;
        mirroredRows[n - 1 - row] = flag;
        mark(rowBits, row, taken);
      }
      case 1 -> {
        int sum = row + column;
        ascending[sum] = flag;
        ascendingByParity[sum & 1][sum >> 1] = flag;
        mark(ascendingBits, sum, taken);
      }
      default -> {
        int difference = column - row + n - 1;
        descending[difference] = flag;
        descendingByParity[difference & 1][difference >> 1] = flag;
        mark(descendingBits, row - column + n - 1, taken);
      }
    }
  }

  private static void mark(long[] bits, int index, boolean taken) {
    long bit = 1L << index;
    bits[index / Long.SIZE] =
        taken ? bits[index / Long.SIZE] | bit : bits[index / Long.SIZE] & ~bit;
  }

  /** Tells whether no line through a square is taken. */
  boolean isFree(int column, int row) {
    return (rows[row] | ascending[row + column] | descending[column - row + n - 1]) == 0;
  }

  /**
   * Adds a number to the entry of each column in which the line of a slope through a square has a
   * square that no other line has taken.
   *
   * @param sums the entries by column
   */
  void sweep(int slope, int column, int row, int[] sums, int change) {
    switch (slope) {
      case 0 -> sweep(sums, change, 0, n - 1, ascending, row, descending, n - 1 - row);
      case 1 -> {
        int sum = row + column;
        int[] crossing = descendingByParity[n - 1 - sum & 1];
        int low = Math.max(0, sum - n + 1);
        int high = Math.min(n - 1, sum);
        sweep(sums, change, low, high, mirroredRows, n - 1 - sum, crossing, n - 1 - sum >> 1);
      }
      default -> {
        int shift = row - column;
        int[] crossing = ascendingByParity[shift & 1];
        int low = Math.max(0, -shift);
        int high = Math.min(n - 1, n - 1 - shift);
        sweep(sums, change, low, high, rows, shift, crossing, shift >> 1);
      }
    }
  }

  private static void sweep(
      int[] sums,
      int change,
      int low,
      int high,
      int[] one,
      int shift,
      int[] other,
      int otherShift) {
    for (int column = low; column <= high; column++) {
      sums[column] += change * (1 - (one[column + shift] | other[column + otherShift]));
    }
  }

  /** The first row from {@code from} on at which a column has a free square; at least n if none. */
  int nextFree(int column, int from) {
    for (int word = from / Long.SIZE; word * Long.SIZE < n; word++) {
      long free = free(column, word);
      if (word == from / Long.SIZE) {
        free &= -1L << from;
      }
      if (free != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(free);
      }
    }
    return n;
  }

  /** The last row up to {@code to} at which a column has a free square; -1 if none. */
  int lastFree(int column, int to) {
    for (int word = to >> 6; word >= 0; word--) {
      long free = free(column, word);
      if (word == to >> 6) {
        free &= -1L >>> ~to;
      }
      if (free != 0) {
        return (word + 1) * Long.SIZE - 1 - Long.numberOfLeadingZeros(free);
      }
    }
    return -1;
  }

  /** The free squares of a column in 64 rows, of which the last may lie beyond the board. */
  private long free(int column, int word) {
    int row = word * Long.SIZE;
    return ~(rowBits[word]
        | bits(ascendingBits, row + column)
        | bits(descendingBits, row - column + n - 1));
  }

  /** 64 bits from an index on. */
  private static long bits(long[] bits, int from) {
    int word = from / Long.SIZE;
    return bits[word] >>> from | bits[word + 1] << 1 << ~from;
  }
}
