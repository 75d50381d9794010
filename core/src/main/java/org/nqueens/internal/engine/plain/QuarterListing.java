package org.nqueens.internal.engine.plain;

import java.util.function.BooleanSupplier;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.ReservedArray;

/**
 * Lists the placements of any number of queens, including none, in a quarter of the open squares,
 * in no particular order. It is a depth-first walk over the columns of the quarter, and any column
 * may stay empty.
 */
final class QuarterListing {
  private static final int INITIAL_SIZE = 1 << 12;

  /** The most placements: four times as many as in a quarter of 9 columns and 9 rows at n = 18. */
  private static final int MOST = 1 << 22;

  /** The placements between two polls of the stop signal, a power of two: some 50 us. */
  private static final int POLL = 1 << 12;

  private final ReservedArray<long[]> words;
  private final ReservedArray<int[]> sets;
  private int size;
  private long listed;

  // Of the current quarter.
  private boolean isOver;
  private int[] columns = {};
  private long[] domains = {};
  private final int[] numbers = new int[Long.SIZE];
  private QuarterWords form = new QuarterWords();
  private BooleanSupplier stop = () -> false;

  /** Makes an empty list. */
  QuarterListing(MemoryAccount memory) {
    this.words = ReservedArray.ofLongs(memory);
    this.sets = ReservedArray.ofInts(memory);
  }

  /**
   * Lists the placements of a quarter, in place of the previous listing.
   *
   * @param side its columns, at most {@value Quarter#MAX_SIDE}
   * @param rows by column: the rows that the queens placed do not attack
   * @param band its rows, at most {@value Quarter#MAX_SIDE}
   * @return false if there are too many, no memory for them, or a stop was requested
   */
  boolean list(
      int[] side, long[] rows, long band, QuarterWords words, BooleanSupplier stopRequested) {
    columns = side;
    domains = rows;
    form = words;
    stop = stopRequested;
    for (long left = band; left != 0; left &= left - 1) {
      int row = Long.numberOfTrailingZeros(left);
      numbers[row] = Long.bitCount(band & (1L << row) - 1);
    }
    size = 0;
    isOver = false;
    place(0, band, 0, 0, 0, 0);
    listed += size;
    return !isOver;
  }

  /** Fills the columns from the i-th on; {@code taken} has the form of {@link #sets}. */
  private void place(int i, long free, int taken, long ascending, long descending, long word) {
    if (i == columns.length) {
      add(taken, word);
      return;
    }
    place(i + 1, free, taken, ascending, descending, word);
    int column = columns[i];
    int mirrored = domains.length - 1 - column;
    long left = domains[column] & free & ~(ascending >>> column | descending >>> mirrored);
    for (; left != 0 && !isOver; left &= left - 1) {
      long queen = left & -left;
      int row = Long.numberOfTrailingZeros(queen);
      place(
          i + 1,
          free & ~queen,
          taken | 1 << i | 1 << columns.length + numbers[row],
          ascending | queen << column,
          descending | queen << mirrored,
          word | form.mark(column, row));
    }
  }

  private void add(int taken, long word) {
    if ((size & POLL - 1) == 0) {
      isOver = isOver || size == sets.length() && !grow() || stop.getAsBoolean();
    }
    if (!isOver) {
      words.get()[size] = word;
      sets.get()[size++] = taken;
    }
  }

  private boolean grow() {
    int length = Math.max(INITIAL_SIZE, 2 * sets.length());
    return length <= MOST && words.extend(length) && sets.extend(length);
  }

  /** The words of the placements, for reading. */
  long[] words() {
    return words.get();
  }

  /** By placement: the rows that it takes, by number, above the columns. */
  int[] sets() {
    return sets.get();
  }

  int size() {
    return size;
  }

  /** The placements of all quarters. */
  long listed() {
    return listed;
  }
}
