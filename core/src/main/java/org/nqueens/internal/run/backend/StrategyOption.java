package org.nqueens.internal.run.backend;

import org.nqueens.search.Portfolio;
import org.nqueens.search.SearchStrategy;

/** The choice of a strategy for a solver. */
public sealed interface StrategyOption {

  /** No strategy is set: lexicographic, and for first solutions a portfolio. */
  record Unset() implements StrategyOption {}

  /** Any order: the backend chooses. */
  record AnyOrder() implements StrategyOption {
    @Override
    public String toString() {
      return "any order";
    }
  }

  /** Searches for first solutions one after the other; any order for all others. */
  record InTurn(Portfolio portfolio) implements StrategyOption {
    @Override
    public String toString() {
      return portfolio.toString();
    }
  }

  record Chosen(SearchStrategy strategy) implements StrategyOption {
    /** Names a lambda. */
    public Chosen {
      strategy = named(strategy);
    }

    @Override
    public String toString() {
      return strategy.toString();
    }
  }

  /**
   * A strategy with a text for messages. The text of a lambda, or of a method reference, names the
   * class that has it, since its own text would be {@code Own$$Lambda$25/0x00007f38}.
   */
  static SearchStrategy named(SearchStrategy strategy) {
    Class<?> type = strategy.getClass();
    return type.isSynthetic()
        ? SearchStrategy.named(
            "lambda in " + type.getName().replaceFirst("\\$\\$Lambda.*", ""), strategy)
        : strategy;
  }
}
