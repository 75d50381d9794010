package org.nqueens.internal.run.backend;

import java.util.Optional;
import org.nqueens.model.Placement;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.StrategyException;
import org.nqueens.spi.BackendException;
import org.nqueens.spi.PlacementSink;

/**
 * Checks that the placements of one search come in the order of their strategy, if this is the
 * lexicographic order or its reverse. A strictly monotone sequence has no duplicates.
 */
public final class OrderCheck {
  private final Optional<SearchStrategy> strategy;
  private final String backend;

  /** The sign of comparing a placement with the one before it; 0 for an unspecified order. */
  private final int sign;

  // The latest placement, if there is one; a word for a small board.
  private boolean begun;
  private long word;
  private Placement latest = Placement.of(0);

  private int[] unpacked = new int[0];

  public OrderCheck(Optional<SearchStrategy> strategy, String backend) {
    this.strategy = strategy;
    this.backend = backend;
    SolutionOrder order = strategy.map(SolutionOrder::of).orElse(SolutionOrder.UNSPECIFIED);
    int fixed = order == SolutionOrder.REVERSE_LEXICOGRAPHIC ? -1 : 1;
    sign = order.isFixed() ? fixed : 0;
  }

  /** The next placement of the search; throws if it must not follow the one before it. */
  public Placement next(int[] rows) {
    Placement placement = Placement.of(rows);
    if (sign != 0 && rows.length <= PlacementSink.MAX_PACKED_SIZE) {
      followPacked(pack(rows), rows.length);
    } else if (sign != 0) {
      int comparison = begun ? placement.compareTo(latest) : sign;
      if (sign * comparison <= 0) {
        throw breach(placement, comparison == 0);
      }
      latest = placement;
      begun = true;
    }
    return placement;
  }

  /** The next placement of the search, n rows in a word. */
  public Placement next(long packed, int n) {
    followPacked(packed, n);
    if (unpacked.length != n) {
      unpacked = new int[n];
    }
    return Placement.of(unpack(packed, unpacked));
  }

  /** Throws if a placement of n queens, as a word, must not follow the one before it. */
  private void followPacked(long next, int n) {
    int comparison = Long.compareUnsigned(next, word);
    if (begun && sign != 0 && sign * comparison <= 0) {
      throw breach(Placement.of(unpack(next, new int[n])), comparison == 0);
    }
    word = next;
    begun = true;
  }

  /** The exception for a breach of the order; it names a strategy of the application. */
  private RuntimeException breach(Placement placement, boolean repeated) {
    if (!repeated && strategy.isPresent() && !(strategy.get() instanceof NamedStrategy)) {
      return new StrategyException(
          "strategy (%s) declares the order %s, but the placement (%s) came against it: return UNSPECIFIED from solutionOrder"
              .formatted(
                  strategy.get(),
                  sign > 0 ? SolutionOrder.LEXICOGRAPHIC : SolutionOrder.REVERSE_LEXICOGRAPHIC,
                  placement));
    }
    return BackendException.breach(
        backend,
        "found the placement (%s) %s"
            .formatted(placement, repeated ? "twice" : "against the order of the strategy"));
  }

  private static long pack(int[] rows) {
    long word = 0;
    for (int row : rows) {
      word = word << 4 | row;
    }
    return word;
  }

  private static int[] unpack(long word, int[] rows) {
    long left = word;
    for (int column = rows.length - 1; column >= 0; column--) {
      rows[column] = (int) left & 15;
      left >>>= 4;
    }
    return rows;
  }
}
