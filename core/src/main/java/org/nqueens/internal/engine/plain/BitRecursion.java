package org.nqueens.internal.engine.plain;

import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;

/**
 * Depth-first search over the columns by bits. Three words hold the attacked rows of the next
 * column: the rows taken, and the rows on the ascending and on the descending diagonals of the
 * queens, which move by one row per column.
 *
 * <p>The method is from M. Richards, <i>Backtracking algorithms in MCPL using bit patterns and
 * recursion</i>, Cambridge 1997. It handles any row domains, and any of the three constraints of
 * the plain board may be missing; up to 64 columns. The lowest free bit first gives lexicographic
 * order.
 *
 * <p>A failure is a column without a free row. There is no look-ahead beyond the next column: a
 * queen that takes the last row of a later column fails only there. A column with k free rows
 * counts as k - 1 decisions, which are not counted one by one: an exhausted binary tree has one
 * decision less than leaves.
 */
public final class BitRecursion implements BitSearch {
  /** The queens tried between two polls of the stop signal, a power of two: about 30 us. */
  private static final int POLL = 1 << 12;

  private final BooleanSupplier stop;
  private final PlacementSink sink;
  private final int n;
  private final long rowsDiffer;
  private final long ascendingDiffer;
  private final long descendingDiffer;

  /** By column: the row of its queen. */
  private final int[] rows;

  /** By column: the rows that a column allows. */
  private long[] allowed = {};

  /** By column: the rows that no column from this one on allows; none if rows need not differ. */
  private final long[] due;

  private int end;

  /** The polls of the stop signal until the search of a board gives up. */
  private long pollsLeft;

  private long boards;
  private long solutions;
  private long queens;
  private long failures;

  /** The decisions that were made and not refuted when the search was stopped. */
  private long pending;

  /** Prepares to search boards of one size, at most 64; each line of a slope may have one queen. */
  public BitRecursion(int n, Set<Integer> slopes, BooleanSupplier stop, PlacementSink sink) {
    this.stop = stop;
    this.sink = sink;
    this.n = n;
    this.rowsDiffer = slopes.contains(0) ? -1 : 0;
    this.ascendingDiffer = slopes.contains(1) ? -1 : 0;
    this.descendingDiffer = slopes.contains(-1) ? -1 : 0;
    this.rows = new int[n];
    this.due = new long[n];
  }

  enum End {
    EXHAUSTED,
    STOPPED,
    GAVE_UP
  }

  @Override
  public boolean search(long[] domains, long open) {
    return search(domains, open, Long.MAX_VALUE) == End.EXHAUSTED;
  }

  /** Finds the first solutions of a board, up to a number of polls of {@value #POLL} queens. */
  End search(long[] domains, long open, long mostPolls) {
    pollsLeft = mostPolls;
    boards++;
    allowed = domains;
    int first = Math.min(n, Long.numberOfTrailingZeros(open));
    end = open == 0 ? n : Long.SIZE - Long.numberOfLeadingZeros(open);
    long taken = 0;
    for (int column = 0; column < n; column++) {
      if (column < first || column >= end) {
        rows[column] = Long.numberOfTrailingZeros(domains[column]);
      }
      if (column < first) {
        taken |= domains[column];
      }
    }
    findRowsDue();
    if (place(first, taken & rowsDiffer, 0, 0)) {
      return End.EXHAUSTED;
    }
    return pollsLeft < 0 ? End.GAVE_UP : End.STOPPED;
  }

  /** Finds the rows that no later column allows; every row must be taken if rows differ. */
  private void findRowsDue() {
    long later = 0;
    for (int column = n - 1; column >= 0; column--) {
      later |= allowed[column];
      due[column] = -1L >>> Long.SIZE - n & ~later & rowsDiffer;
    }
  }

  /** Fills the columns from the given one on; false if the search must stop. */
  private boolean place(int column, long taken, long ascending, long descending) {
    if (column == end) {
      solutions++;
      return sink.accept(rows);
    }
    long free = allowed[column] & ~(taken | ascending | descending);
    if (free == 0 || (due[column] & ~taken) != 0) {
      failures++;
      return true;
    }
    while (free != 0) {
      long queen = free & -free;
      free ^= queen;
      if ((++queens & POLL - 1) == 0 && (stop.getAsBoolean() || --pollsLeft < 0)) {
        pending++; // for the latest leaf, which is refuted
        return false;
      }
      rows[column] = Long.numberOfTrailingZeros(queen);
      if (!place(
          column + 1,
          (taken | queen) & rowsDiffer,
          (ascending | queen) >>> 1 & ascendingDiffer,
          (descending | queen) << 1 & descendingDiffer)) {
        pending += free == 0 ? 0 : 1;
        return false;
      }
    }
    return true;
  }

  @Override
  public SearchOutcome outcome(boolean exhausted) {
    return SearchOutcome.ofTree(
        exhausted, solutions, solutions + failures - boards + pending, failures);
  }
}
