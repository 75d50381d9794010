package org.nqueens.internal.halves;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/**
 * The join of the two sides of a board: the number of ways to fill its open columns, from lists of
 * the halves of either side. Its lists serve one join after the other.
 *
 * <p>Not safe for use by several threads.
 */
final class Join {
  /** The most open columns: the lists have an entry for each set of as many rows. */
  static final int MAX_COLUMNS = 14;

  private final SquareMarks marks = new SquareMarks();
  private final HalfListing listing = new HalfListing();
  private final SortedHalves left = new SortedHalves();
  private final SortedHalves right = new SortedHalves();
  private final PairCount pairs = new PairCount();

  /**
   * Counts the ways to fill the open columns.
   *
   * @param domains by column: its rows that the queens placed do not attack
   * @param columns the open columns in order, from 4 to {@value #MAX_COLUMNS}
   * @param rows the rows without a queen, as many as there are open columns
   * @param stopRequested answers whether to stop
   * @return the number, too small after a request to stop; empty if the sides share too many
   *     diagonals, or a side has too many halves
   */
  OptionalLong count(long[] domains, int[] columns, long rows, BooleanSupplier stopRequested) {
    int middle = columns.length / 2;
    int[] leftSide = new int[middle];
    for (int i = 0; i < middle; i++) {
      leftSide[i] = columns[middle - 1 - i];
    }
    int[] rightSide = Arrays.copyOfRange(columns, middle, columns.length);
    if (!marks.set(domains, leftSide, rightSide, rows)
        || !list(leftSide, left, domains, columns.length, stopRequested)
        || !list(rightSide, right, domains, columns.length, stopRequested)) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(
        pairs.count(left, right, columns.length, middle, marks.diagonals(), stopRequested));
  }

  private boolean list(
      int[] side, SortedHalves halves, long[] domains, int rows, BooleanSupplier stopRequested) {
    boolean complete = listing.list(side, domains, marks, stopRequested);
    if (complete) {
      halves.sort(listing.found(), listing.size(), rows);
    }
    return complete;
  }

  /** The queens tried in the listings since the last call. */
  long takeTried() {
    return listing.takeTried();
  }
}
