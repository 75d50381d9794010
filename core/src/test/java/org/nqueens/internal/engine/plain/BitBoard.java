package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.Random;

/**
 * A board of at most 64 columns.
 *
 * @param domains the rows of each column as bits
 * @param open the columns without a given queen as bits
 */
record BitBoard(long[] domains, long open) {
  static BitBoard empty(int n) {
    long[] domains = new long[n];
    Arrays.fill(domains, all(n));
    return new BitBoard(domains, all(n));
  }

  /** The first n columns or rows. */
  static long all(int n) {
    return -1L >>> Long.SIZE - n;
  }

  int n() {
    return domains.length;
  }

  /** This board with a queen on a square, which attacks all other columns. */
  BitBoard with(int column, int row) {
    long[] left = domains.clone();
    for (int other = 0; other < n(); other++) {
      int distance = Math.abs(other - column);
      long attacked = 1L << row | 1L << row << distance | 1L << row >>> distance;
      left[other] &= other == column ? 1L << row : ~attacked;
    }
    return new BitBoard(left, open & ~(1L << column));
  }

  /** This board without the squares that the queens of columns with one row attack. */
  BitBoard withoutAttacked() {
    BitBoard left = this;
    for (int column = 0; column < n(); column++) {
      if (Long.bitCount(domains[column]) == 1) {
        left = left.with(column, Long.numberOfTrailingZeros(domains[column]));
      }
    }
    return left;
  }

  /** Blocks random squares of this board, but for the last of a column. */
  void block(int squares, Random random) {
    for (int blocked = squares; blocked > 0; blocked--) {
      int column = random.nextInt(n());
      long rest = domains[column] & ~(1L << random.nextInt(n()));
      domains[column] = rest == 0 ? domains[column] : rest;
    }
  }

  boolean isSound() {
    return Arrays.stream(domains).allMatch(rows -> rows != 0);
  }

  @Override
  public String toString() {
    return "board with the rows " + Arrays.stream(domains).mapToObj(Long::toHexString).toList();
  }
}
