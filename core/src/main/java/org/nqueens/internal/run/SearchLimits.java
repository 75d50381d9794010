package org.nqueens.internal.run;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;

/**
 * The limits of one search in polls of the stop signal and in decisions, which it counts. A backend
 * may notice the limit late; the placements that it finds meanwhile depend on the machine and are
 * refused. Safe for use by many threads.
 */
public final class SearchLimits {
  private final Optional<SearchStrategy> strategy;
  private final long maxPolls;
  private final long maxDecisions;
  private final AtomicLong polls = new AtomicLong();
  private final AtomicLong decisions = new AtomicLong();

  /**
   * Sets limits.
   *
   * @param strategy the strategy of the search; empty for any order, whose decisions are not
   *     counted
   * @param maxPolls how often the backend may ask whether to stop, before it must
   * @param maxDecisions how often the strategy may decide before that; {@link Long#MAX_VALUE} for
   *     no limit
   */
  public SearchLimits(Optional<SearchStrategy> strategy, long maxPolls, long maxDecisions) {
    this.strategy = strategy;
    this.maxPolls = maxPolls;
    this.maxDecisions = maxDecisions;
  }

  /** The strategy of the search, whose decisions are counted if they are limited. */
  public Optional<SearchStrategy> strategy() {
    return maxDecisions == Long.MAX_VALUE ? strategy : strategy.map(Counted::new);
  }

  /** A stop signal whose polls count and which also signals the limit. */
  BooleanSupplier polled(BooleanSupplier stop) {
    return () -> {
      boolean spent = polls.incrementAndGet() > maxPolls;
      return stop.getAsBoolean() || spent || isSpent();
    };
  }

  /** True once a limit is exceeded. */
  boolean isSpent() {
    return polls.get() > maxPolls || decisions.get() > maxDecisions;
  }

  /** A strategy whose decisions count. */
  private class Counted implements SearchStrategy {
    final SearchStrategy strategy;

    Counted(SearchStrategy strategy) {
      this.strategy = strategy;
    }

    @Override
    public SearchStrategy begin(QueensModel model) {
      SearchStrategy begun = strategy.begin(model);
      return DeadEnd.isHeardBy(begun) ? new CountedHearing(begun) : new Counted(begun);
    }

    @Override
    public Decision next(SearchState state) {
      decisions.incrementAndGet();
      return strategy.next(state);
    }

    @Override
    public SolutionOrder solutionOrder() {
      return strategy.solutionOrder();
    }

    @Override
    public String toString() {
      return strategy.toString();
    }
  }

  /** A strategy whose decisions count, and which hears failures. */
  private final class CountedHearing extends Counted {
    CountedHearing(SearchStrategy strategy) {
      super(strategy);
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      strategy.failed(deadEnd);
    }
  }
}
