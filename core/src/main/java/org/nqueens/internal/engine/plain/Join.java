package org.nqueens.internal.engine.plain;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;

/**
 * The join of the two sides of a board: the number of ways to fill its open columns, from lists of
 * the halves of either side. Its lists serve one join after the other.
 */
final class Join implements AutoCloseable {
  /** The most open columns: the lists have an entry for each set of as many rows. */
  static final int MAX_COLUMNS = 14;

  /**
   * The most halves of a side. With {@value #MAX_COLUMNS} open columns there are 0.3 million at
   * most at n = 16, and 0.65 million at n = 18.
   */
  private static final int MOST_HALVES = 1 << 20;

  /** The memory of a half: 8 bytes in a list and 4 in each sorted list, all twice as long. */
  private static final int BYTES = 32;

  private final MemoryAccount memory;
  private final SquareMarks marks = new SquareMarks();
  private final HalfListing listing;
  private final SortedHalves left;
  private final SortedHalves right;
  private final PairCount pairs = new PairCount();

  /** Makes a join without lists. */
  Join(MemoryAccount account) {
    this.memory = account.open();
    this.listing = new HalfListing(memory);
    this.left = new SortedHalves(memory);
    this.right = new SortedHalves(memory);
  }

  /** Releases the memory of the lists. */
  @Override
  public void close() {
    memory.close();
  }

  /**
   * Counts the ways to fill the open columns.
   *
   * @param domains by column: its rows that the queens placed do not attack
   * @param columns the open columns in order, from 4 to {@value #MAX_COLUMNS}
   * @param rows the rows without a queen, as many as there are open columns
   * @return the number, too small after a request to stop; empty if the sides share too many
   *     diagonals, a side has too many halves, or there is no memory for them
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
    int limit = (int) Math.min(MOST_HALVES, Math.max(listing.capacity(), memory.share() / BYTES));
    return listing.list(side, domains, marks, limit, stopRequested)
        && halves.sort(listing.found(), listing.size(), rows);
  }

  /** The queens tried in all listings. */
  long tried() {
    return listing.tried();
  }
}
