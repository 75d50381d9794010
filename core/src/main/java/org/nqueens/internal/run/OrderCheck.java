package org.nqueens.internal.run;

import java.util.Arrays;
import java.util.Optional;
import org.nqueens.model.Placement;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.StrategyException;
import org.nqueens.spi.BackendException;

/**
 * Checks that placements come in the order of their strategy, where that is the lexicographic order
 * or its reverse; a strictly monotone sequence has no duplicates.
 */
final class OrderCheck {
  /** The largest board whose rows fit a word, 4 bits each, which is quicker than an array. */
  private static final int MAX_WORD_SIZE = 16;

  private final Optional<SearchStrategy> strategy;
  private final String backend;

  /** The sign of comparing a placement with the one before it; 0 for an unspecified order. */
  private final int sign;

  // The placement before, if there is one, as a word or as an array.
  private boolean begun;
  private long word;
  private int[] rows = new int[0];

  OrderCheck(Optional<SearchStrategy> strategy, String backend) {
    this.strategy = strategy;
    this.backend = backend;
    SolutionOrder order = strategy.map(SolutionOrder::of).orElse(SolutionOrder.UNSPECIFIED);
    // Not by a switch, whose table would be initialized in the middle of a search.
    int fixed = order == SolutionOrder.REVERSE_LEXICOGRAPHIC ? -1 : 1;
    sign = order.isFixed() ? fixed : 0;
  }

  /** Throws if a placement must not follow the one before it. */
  void follow(int[] next) {
    if (sign == 0) {
      return;
    }
    int comparison = next.length <= MAX_WORD_SIZE ? compareWord(next) : compareRows(next);
    if (begun && sign * comparison <= 0) {
      throw breach(Placement.of(next), comparison == 0);
    }
    begun = true;
  }

  /** Blames a strategy of the application, if there is one, for the order that it declares. */
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

  private int compareWord(int[] next) {
    long nextWord = 0;
    for (int row : next) {
      nextWord = nextWord << 4 | row;
    }
    int comparison = Long.compareUnsigned(nextWord, word);
    word = nextWord;
    return comparison;
  }

  private int compareRows(int[] next) {
    int comparison = Arrays.compare(next, rows);
    rows = rows.length == next.length ? rows : new int[next.length];
    System.arraycopy(next, 0, rows, 0, next.length);
    return comparison;
  }
}
