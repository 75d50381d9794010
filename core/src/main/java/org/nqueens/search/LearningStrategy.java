package org.nqueens.search;

/**
 * A strategy that hears failures: the search tells it each dead end that it meets.
 *
 * <p>A learning strategy has a memory, which {@link #begin} makes, or the supplier of {@link
 * #perSearch}. The type of the strategy that has begun a search decides whether failures are told;
 * hence a strategy that asks a learning one is a learning strategy itself, and passes on what it
 * hears. A search at n = 12 takes 1.4 to 1.5 times as long by {@code embedded} as under the same
 * strategy without failures. Backends that do not tell dead ends, as {@code cp} and {@code cp-sat},
 * refuse learning strategies.
 */
public interface LearningStrategy extends SearchStrategy {

  /**
   * Hears a failure: the search has met a dead end, and goes on with the right branch of the latest
   * decision that holds. Called at each failure, on the thread of the search.
   *
   * @param deadEnd the dead end
   */
  void failed(DeadEnd deadEnd);
}
