package org.nqueens.embedded;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Offset;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;
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

  private BitBoardSearch(
      SearchRequest request,
      PlacementSink sink,
      boolean rows,
      boolean ascending,
      boolean descending) {
    this.request = request;
    this.sink = sink;
    this.n = request.model().size();
    this.rows = new int[n];
    this.allowed =
        request.model().domains().stream()
            .mapToLong(domain -> domain.isEmpty() ? 0 : domain.toLongArray()[0])
            .toArray();
    this.due = rows ? due() : new long[n];
    this.rowsDiffer = mask(rows);
    this.ascendingDiffer = mask(ascending);
    this.descendingDiffer = mask(descending);
  }

  /**
   * The search, if it can do the model.
   *
   * @param sink takes the solutions; null to count only
   */
  static Optional<BitBoardSearch> of(SearchRequest request, PlacementSink sink) {
    QueensModel model = request.model();
    if (model.size() > Long.SIZE) {
      return Optional.empty();
    }
    boolean rows = false;
    boolean ascending = false;
    boolean descending = false;
    for (AllDifferent constraint : model.constraints()) {
      if (constraint.views().size() != model.size()) {
        return Optional.empty();
      } else if (isOffset(constraint.views(), column -> 0)) {
        rows = true;
      } else if (isOffset(constraint.views(), column -> column)) {
        ascending = true;
      } else if (isOffset(constraint.views(), column -> -column)) {
        descending = true;
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(new BitBoardSearch(request, sink, rows, ascending, descending));
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

  private static boolean isOffset(List<View> views, IntUnaryOperator offset) {
    int shift = views.get(0) instanceof Offset first ? base(first, offset) : 0;
    return views.stream()
        .allMatch(view -> view instanceof Offset other && base(other, offset) == shift);
  }

  /** What is left of an offset; the same for all views if they differ by the given one only. */
  private static int base(Offset view, IntUnaryOperator offset) {
    return view.offset() - offset.applyAsInt(view.column());
  }

  private static long mask(boolean on) {
    return on ? -1L : 0L;
  }
}
