package org.nqueens.search;

import java.util.Objects;
import java.util.Optional;

/**
 * A dead end: a node of the search where propagation has found that no solution is left. Immutable
 * and thread-safe.
 *
 * @param decision the latest decision; empty at the root. It may be written in another way than the
 *     strategy wrote it, such as {@code q_j = 0} in place of {@code q_j <= 0}
 * @param rule the position in {@link org.nqueens.model.QueensModel#constraints()} of the
 *     all-different that failed: it removed the last row of a column, or its views have too few
 *     values left
 */
public record DeadEnd(Optional<Decision> decision, int rule) {

  public DeadEnd {
    Objects.requireNonNull(decision, "decision");
  }

  /**
   * Passes this dead end to a strategy. Backends report dead ends by this method, which wraps
   * exceptions of the strategy.
   *
   * @throws StrategyException if the strategy throws an exception; an {@code Error} passes
   *     unchanged
   */
  public void passTo(LearningStrategy strategy) {
    Objects.requireNonNull(strategy, "strategy");
    try {
      strategy.failed(this);
    } catch (StrategyException e) {
      throw e; // of a strategy that this one asks
    } catch (Exception e) {
      throw new StrategyException(
          "strategy (%s) threw %s at a failure: see the cause and correct the strategy"
              .formatted(strategy, e),
          e);
    }
  }
}
