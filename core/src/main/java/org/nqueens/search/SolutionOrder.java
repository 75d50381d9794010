package org.nqueens.search;

import java.util.Objects;

/** The order of the placements that a depth-first search with a {@link SearchStrategy} finds. */
public enum SolutionOrder {
  /** Lexicographic: by the row of column 0, then of column 1, and so on; smallest first. */
  LEXICOGRAPHIC,
  /** The reverse of the lexicographic order. */
  REVERSE_LEXICOGRAPHIC,
  /** An order that depends on propagation, and so may differ between backends. */
  UNSPECIFIED;

  /**
   * The order that a strategy declares.
   *
   * @return its {@link SearchStrategy#solutionOrder}
   * @throws StrategyException if the strategy throws an exception or returns null
   */
  public static SolutionOrder of(SearchStrategy strategy) {
    Objects.requireNonNull(strategy, "strategy");
    SolutionOrder order;
    try {
      order = strategy.solutionOrder();
    } catch (RuntimeException e) {
      throw new StrategyException(
          "strategy (%s) threw (%s) when asked for the order of its solutions: return one of SolutionOrder"
              .formatted(strategy, e),
          e);
    }
    if (order == null) {
      throw new StrategyException(
          "strategy (%s) returned null as the order of its solutions: return one of SolutionOrder"
              .formatted(strategy));
    }
    return order;
  }

  /**
   * {@return whether every backend finds the placements in the same order: true unless {@link
   * #UNSPECIFIED}}
   */
  public boolean isFixed() {
    return this != UNSPECIFIED;
  }
}
