package org.nqueens.search;

import org.nqueens.model.QueensModel;

/**
 * A strategy that hears failures: the search tells it each dead end that it meets.
 *
 * <p>The memory of a learning strategy belongs to one search. Therefore {@link #begin}, or the
 * supplier of {@link #perSearch}, makes a new strategy for each search. A strategy that delegates
 * to a learning strategy must itself implement this interface and pass on each failure, because
 * only a strategy of this type is told failures.
 *
 * <p>Telling failures has a cost: at n = 12 a search by {@code embedded} takes 1.4 to 1.5 times as
 * long as with the same strategy and no failures told. Backends that do not tell dead ends, such as
 * {@code cp} and {@code cp-sat}, refuse learning strategies.
 */
public interface LearningStrategy extends SearchStrategy {

  /**
   * {@inheritDoc}
   *
   * @throws StrategyException unless overridden: several searches would share one memory
   */
  @Override
  default SearchStrategy begin(QueensModel model) {
    throw new StrategyException(
        "strategy (%s) hears failures and would remember the failures of other searches: make a new strategy for each search, in begin or by SearchStrategy.perSearch"
            .formatted(this));
  }

  /**
   * Hears a failure: the search has met a dead end and backtracks to the right branch of its latest
   * left branch. Called at each failure, on the thread of the search.
   */
  void failed(DeadEnd deadEnd);
}
