package org.nqueens.internal.engine.plain;

import org.nqueens.spi.PlacementSink;

/**
 * The layout of a half as a word, for boards of one size and one boundary. Immutable.
 *
 * <p>The low bits are the diagonals that cross the boundary and have a queen of the half: bits 0 to
 * n - 2 are diagonals q_j + j, and bits n - 1 to 2n - 3 diagonals q_j - j. A diagonal is numbered
 * by the row where it leaves the left side or enters the right side. {@link ClashTables} compares
 * the first 32 of them, which are all up to n = 17; the two others of n = 18 meet few queens. Above
 * the diagonals, from bit 32 on at the earliest, a left half has its place in lexicographic order,
 * and a right half its rows.
 *
 * <p>A row takes four bits up to n = 16, and five above. Above n = 16 the row of the last column is
 * left out, because it is the one row that no other column has.
 */
final class HalfLayout {
  private static final int WIDE_ROW_BITS = 5;

  private final int rowBits;
  private final int numberStart;
  private final boolean leavesOutLast;
  private final long[] marks;

  /**
   * The layout of halves at a boundary.
   *
   * @param n the number of rows and columns, at most {@value HalvesEnumeration#MAX_SIZE}
   * @param boundary the first column of the right halves, at least n - 8, or n - 7 above n = 16
   */
  HalfLayout(int n, int boundary) {
    this.leavesOutLast = n > PlacementSink.MAX_PACKED_SIZE;
    this.rowBits = leavesOutLast ? WIDE_ROW_BITS : 4;
    this.numberStart = Math.max(Integer.SIZE, 2 * (n - 1));
    this.marks = new long[n << WIDE_ROW_BITS];
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < n; row++) {
        int up = row + column - boundary;
        int down = row - column + boundary;
        marks[index(column, row)] =
            (up >= 0 && up < n - 1 ? 1L << up : 0)
                | (down > 0 && down < n ? 1L << n - 2 + down : 0);
      }
    }
  }

  /** Where {@link #marks} has a square. */
  static int index(int column, int row) {
    return column << WIDE_ROW_BITS | row;
  }

  /** By {@link #index} of a square: the diagonals that cross the boundary there, for reading. */
  long[] marks() {
    return marks;
  }

  /** The lowest bit above the diagonals. */
  int numberStart() {
    return numberStart;
  }

  /** The bits of a row. */
  int rowBits() {
    return rowBits;
  }

  /**
   * The rows of a right half, from the rows of all columns except the last and the row of the last
   * column.
   */
  long right(long rows, int lastRow) {
    return leavesOutLast ? rows : rows << rowBits | lastRow;
  }

  /**
   * Writes the rows of some columns before a column.
   *
   * @param rows the rows, the last column in the lowest bits
   * @return the exclusive or of these rows
   */
  int unpack(long rows, int from, int end, int[] placement) {
    int all = 0;
    long rest = rows;
    for (int column = end - 1; column >= from; column--) {
      int row = (int) rest & (1 << rowBits) - 1;
      placement[column] = row;
      all ^= row;
      rest >>>= rowBits;
    }
    return all;
  }
}
