package org.nqueens.internal.lines;

/**
 * The rows and diagonals that queens have taken on a board of any size, of the directions that a
 * model constrains. A line is named by its slope and one of its squares: slope 0 is a row, 1 an
 * ascending diagonal {@code row + column}, -1 a descending diagonal {@code row - column}.
 *
 * <p>Each direction is a bit vector, and a few shifts of the three give the free squares of a
 * column in 64 rows. The memory is less than one byte for each column.
 */
final class TakenLines {
  private final int n;

  // Bits by a number that grows with the row.
  private final long[] rows;
  private final long[] ascending;
  private final long[] descending;

  TakenLines(int n) {
    this.n = n;
    rows = new long[n / Long.SIZE + 1];
    ascending = new long[2 * n / Long.SIZE + 3];
    descending = new long[2 * n / Long.SIZE + 3];
  }

  /** Takes the free line of a slope through a square, or releases the line if it is taken. */
  void flip(int slope, int column, int row) {
    switch (slope) {
      case 0 -> flip(rows, row);
      case 1 -> flip(ascending, row + column);
      default -> flip(descending, row - column + n - 1);
    }
  }

  private static void flip(long[] bits, int index) {
    bits[index / Long.SIZE] ^= 1L << index;
  }

  /** Tells whether the line of a slope through a square is taken. */
  boolean isTaken(int slope, int column, int row) {
    return switch (slope) {
      case 0 -> isSet(rows, row);
      case 1 -> isSet(ascending, row + column);
      default -> isSet(descending, row - column + n - 1);
    };
  }

  private static boolean isSet(long[] bits, int index) {
    return (bits[index / Long.SIZE] >>> index & 1) != 0;
  }

  /** 1 if no line through a square is taken, else 0; a sum over squares needs no branch. */
  int countFree(int column, int row) {
    int sum = row + column;
    int difference = row - column + n - 1;
    long taken =
        rows[row >> 6] >>> row
            | ascending[sum >> 6] >>> sum
            | descending[difference >> 6] >>> difference;
    return (int) (~taken & 1);
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
    return ~(rows[word] | bits(ascending, row + column) | bits(descending, row - column + n - 1));
  }

  /** 64 bits from an index on. */
  private static long bits(long[] bits, int from) {
    int word = from / Long.SIZE;
    return bits[word] >>> from | bits[word + 1] << 1 << ~from;
  }
}
