package org.nqueens.internal.run;

import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;

/** The strategy of one search, begun from a strategy of the application. */
final class StrategyOfSearch {
  private StrategyOfSearch() {}

  /**
   * Begins a strategy.
   *
   * @throws StrategyException if it throws an exception or returns null
   */
  static SearchStrategy begin(SearchStrategy strategy, QueensModel model) {
    SearchStrategy begun;
    try {
      begun = strategy.begin(model);
    } catch (RuntimeException e) {
      throw new StrategyException(
          "strategy (%s) threw (%s) when a search began: see the cause and correct the strategy"
              .formatted(strategy, e),
          e);
    }
    if (begun == null) {
      throw new StrategyException(
          "strategy (%s) returned null when a search began: return a strategy for the search, or this strategy if it has no memory"
              .formatted(strategy));
    }
    return begun;
  }

  /** Tells whether a strategy has memory: whether it makes another object for each search. */
  static boolean hasMemory(SearchStrategy strategy, QueensModel model) {
    return begin(strategy, model) != strategy;
  }
}
