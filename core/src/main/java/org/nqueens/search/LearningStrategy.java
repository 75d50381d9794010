package org.nqueens.search;

import org.nqueens.model.QueensModel;

/**
 * A strategy that hears failures: the search tells it each dead end that it meets.
 *
 * <p>A learning strategy has a memory, which belongs to one search: {@link #begin} makes a strategy
 * for each, or the supplier of {@link #perSearch} does. The type of the strategy that has begun a
 * search decides whether failures are told; hence a strategy that asks a learning one is a learning
 * strategy itself, and passes on what it hears. A search at n = 12 takes 1.4 to 1.5 times as long
 * by {@code embedded} as under the same strategy without failures. Backends that do not tell dead
 * ends, as {@code cp} and {@code cp-sat}, refuse learning strategies.
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
        "strategy (%s) hears failures and would remember those of other searches: make a new strategy for each search, in begin or by SearchStrategy.perSearch"
            .formatted(this));
  }

  /**
   * Hears a failure: the search has met a dead end, and goes on with the right branch of the latest
   * decision that holds. Called at each failure, on the thread of the search.
   *
   * @param deadEnd the dead end
   */
  void failed(DeadEnd deadEnd);
}
