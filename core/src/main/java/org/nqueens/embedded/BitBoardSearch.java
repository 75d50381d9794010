package org.nqueens.embedded;

import java.util.Optional;
import java.util.Set;
import org.nqueens.model.Lines;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Depth-first search over the columns in which three words hold the attacked rows of the next
 * column: those taken, and those on either diagonal of a queen, which move by one row per column.
 *
 * <p>The method is that of M. Richards, <i>Backtracking algorithms in MCPL using bit patterns and
 * recursion</i>, Cambridge 1997. It handles any row domains, and any of the three constraints of
 * the plain board may be missing; up to 64 columns. The lowest free bit first gives lexicographic
 * order.
 */
final class BitBoardSearch {
  /** The stop signal is asked once per this many queens tried, a power of two: some 30 us. */
  private static final int POLL = 1 << 12;

  private final SearchRequest request;
  private final PlacementSink sink;
  private final int n;
  private final long[] allowed;

  /** The rows that only columns before a given one allow; none if rows need not differ. */
  private final long[] due;

  private final int[] rows;
  private final long rowsDiffer;
  private final long ascendingDiffer;
  private final long descendingDiffer;

  private long solutions;
  private long branches;
  private long failures;

  private BitBoardSearch(SearchRequest request, PlacementSink sink, Set<Lines> lines) {
    this.request = request;
    this.sink = sink;
    this.n = request.model().size();
    this.rows = new int[n];
    this.allowed =
        request.model().domains().stream().mapToLong(domain -> domain.toLongArray()[0]).toArray();
    this.due = lines.contains(Lines.ROWS) ? due() : new long[n];
    this.rowsDiffer = mask(lines.contains(Lines.ROWS));
    this.ascendingDiffer = mask(lines.contains(Lines.ASCENDING_DIAGONALS));
    this.descendingDiffer = mask(lines.contains(Lines.DESCENDING_DIAGONALS));
  }

  /**
   * The search, if it can do the model.
   *
   * @param sink takes the solutions; null to count only
   */
  static Optional<BitBoardSearch> of(SearchRequest request, PlacementSink sink) {
    return request.model().size() > Long.SIZE
        ? Optional.empty()
        : Lines.of(request.model()).map(lines -> new BitBoardSearch(request, sink, lines));
  }

  SearchOutcome run() {
    boolean exhausted = place(0, 0, 0, 0);
    return new SearchOutcome(exhausted, solutions, branches, failures);
  }

  /** Fills the columns from the given one on; false if the search shall stop. */
  private boolean place(int column, long taken, long ascending, long descending) {
    if (column == n) {
      solutions++;
      return sink == null || sink.accept(rows);
    }
    long free = allowed[column] & ~(taken | ascending | descending);
    if (free == 0 || (due[column] & ~taken) != 0) {
      failures++;
      return true;
    }
    while (free != 0) {
      long queen = free & -free;
      free ^= queen;
      if ((++branches & POLL - 1) == 0 && request.stopRequested().getAsBoolean()) {
        return false;
      }
      rows[column] = Long.numberOfTrailingZeros(queen);
      if (!place(
          column + 1,
          (taken | queen) & rowsDiffer,
          (ascending | queen) >>> 1 & ascendingDiffer,
          (descending | queen) << 1 & descendingDiffer)) {
        return false;
      }
    }
    return true;
  }

  /**
   * n queens in different rows leave no row out: one that nobody can fill any more is a failure.
   */
  private long[] due() {
    long[] rows = new long[n];
    long later = 0;
    for (int column = n - 1; column >= 0; column--) {
      later |= allowed[column];
      rows[column] = -1L >>> Long.SIZE - n & ~later;
    }
    return rows;
  }

  private static long mask(boolean on) {
    return on ? -1L : 0L;
  }
}
