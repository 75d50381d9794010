package org.nqueens;

import org.nqueens.model.Placement;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;

/**
 * The test that placements come in the order of their strategy, where that is the lexicographic
 * order or its reverse; no placement can then come twice.
 */
final class OrderCheck {
  private final String backend;

  /**
   * The sign of comparing a placement with the one before it; 0 for a strategy of no fixed order.
   */
  private final int sign;

  private Placement previous;

  OrderCheck(SearchStrategy strategy, String backend) {
    this.backend = backend;
    this.sign =
        !(strategy instanceof NamedStrategy named && named.hasFixedOrder())
            ? 0
            : named.isDescending() ? -1 : 1;
  }

  /** Throws if a placement must not follow the one before it. */
  void follow(Placement placement) {
    if (sign == 0) {
      return;
    }
    if (previous != null && Integer.signum(placement.compareTo(previous)) != sign) {
      throw BackendException.of(
          backend,
          placement.equals(previous)
              ? "found the placement (%s) twice".formatted(placement)
              : "found the placement (%s) after (%s), against the order of the strategy"
                  .formatted(placement, previous));
    }
    previous = placement;
  }
}
