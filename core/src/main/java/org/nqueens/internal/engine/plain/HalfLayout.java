package org.nqueens.internal.engine.plain;

import java.util.stream.IntStream;
import org.nqueens.spi.PlacementSink;

/**
 * The layout of a half as a word, and the numbers of sets of rows, for boards of one size and one
 * boundary. Immutable.
 *
 * <p>The low bits are the diagonals that cross the boundary and have a queen of the half. Their
 * order is by the row where they cross it, from the middle outwards, because the diagonals in the
 * middle have most queens; even bits are diagonals q_j + j, odd bits diagonals q_j - j. Above the
 * diagonals, from bit 32 on at the earliest, a left half has its place in lexicographic order, and
 * a right half its rows.
 *
 * <p>A row takes four bits up to n = 16, and five above. Above n = 16 the row of the last column is
 * left out, because it is the one row that no other column has.
 */
final class HalfLayout {
  private static final int WIDE_ROW_BITS = 5;

  private final int n;
  private final int boundary;
  private final int rowBits;
  private final int numberStart;
  private final long[] marks;

  /** By the upper rows of a set: the number of the first set with these rows. */
  private final int[] numbers;

  private final int[] sets;

  /** A layout whose right halves begin at the boundary: at least n - 8, or n - 7 above n = 16. */
  HalfLayout(int n, int boundary) {
    this.n = n;
    this.boundary = boundary;
    this.rowBits = isPacked() ? 4 : WIDE_ROW_BITS;
    this.numberStart = Math.max(Integer.SIZE, 2 * (n - 1));
    this.marks = new long[n << WIDE_ROW_BITS];
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < n; row++) {
        int up = row + column - boundary;
        int down = row - column + boundary - 1;
        marks[column << WIDE_ROW_BITS | row] =
            (up >= 0 && up < n - 1 ? 1L << 2 * fromMiddle(up) : 0)
                | (down >= 0 && down < n - 1 ? 2L << 2 * fromMiddle(down) : 0);
      }
    }
    this.sets =
        IntStream.range(0, 1 << n).filter(s -> Integer.bitCount(s) == n - boundary).toArray();
    this.numbers = new int[1 << n - Quarter.MAX_SIDE];
    for (int number = sets.length - 1; number >= 0; number--) {
      numbers[sets[number] >>> Quarter.MAX_SIDE] = number;
    }
  }

  /** The place of a number from 0 to n - 2 in the order from the middle outwards. */
  private int fromMiddle(int number) {
    int distance = 2 * number - (n - 2);
    return distance < 0 ? -distance - 1 : distance;
  }

  int size() {
    return n;
  }

  int boundary() {
    return boundary;
  }

  boolean isPacked() {
    return n <= PlacementSink.MAX_PACKED_SIZE;
  }

  /** The diagonals of a square that cross the boundary. */
  long mark(int column, int row) {
    return marks[column << WIDE_ROW_BITS | row];
  }

  /** The lowest bit above the diagonals. */
  int numberStart() {
    return numberStart;
  }

  int rowBits() {
    return rowBits;
  }

  /** The number of sets of as many rows as a right half has. */
  int sets() {
    return sets.length;
  }

  /** The number of a set of rows, from 0; the rows are the bits of the set. */
  int number(int set) {
    return numbers[set >>> Quarter.MAX_SIDE] + Quarter.rank(set & (1 << Quarter.MAX_SIDE) - 1);
  }

  int set(int number) {
    return sets[number];
  }

  /** The rows of a right half, from all rows but the last and the row of the last column. */
  long right(long rows, int lastRow) {
    return isPacked() ? rows << rowBits | lastRow : rows;
  }

  /**
   * Writes rows, the last column in the lowest bits, before a column; returns their exclusive or.
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
