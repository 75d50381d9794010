package org.nqueens.internal.run;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.model.QueensModel;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.Decision;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.SearchOutcome;

/**
 * The limits of one search in polls of the stop signal, in decisions and in failures, which it
 * counts. A backend may notice the limit late; the placements that it finds meanwhile depend on the
 * machine and are refused. After the last failure the strategy is not asked any more, so that its
 * memory does not depend on the machine either. Safe for use by many threads.
 */
public final class SearchLimits {
  private final Optional<SearchStrategy> strategy;

  /** Whether the strategy goes on with the memory of earlier searches. */
  private final boolean isBegun;

  private final long maxPolls;
  private final long maxDecisions;
  private final long maxFailures;
  private final AtomicLong polls = new AtomicLong();
  private final AtomicLong decisions = new AtomicLong();
  private final AtomicLong failures = new AtomicLong();

  /**
   * Whether the search went on after the last failure, which alone exceeds the limit: the failure
   * may be the last node of the search.
   */
  private volatile boolean isCut;

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
    this(strategy, false, maxPolls, maxDecisions, Long.MAX_VALUE);
  }

  private SearchLimits(
      Optional<SearchStrategy> strategy,
      boolean isBegun,
      long maxPolls,
      long maxDecisions,
      long maxFailures) {
    this.strategy = strategy;
    this.isBegun = isBegun;
    this.maxPolls = maxPolls;
    this.maxDecisions = maxDecisions;
    this.maxFailures = maxFailures;
  }

  /**
   * A limit in failures.
   *
   * @param maxFailures the failure, at least 1, at which the search ends; {@link Long#MAX_VALUE}
   *     for no limit
   */
  public static SearchLimits inFailures(Optional<SearchStrategy> strategy, long maxFailures) {
    return new SearchLimits(strategy, false, Long.MAX_VALUE, Long.MAX_VALUE, maxFailures);
  }

  /**
   * A limit in failures of a strategy that has begun, and keeps its memory from one search to the
   * next.
   *
   * @param maxFailures as above
   */
  public static SearchLimits keeping(SearchStrategy begun, long maxFailures) {
    return new SearchLimits(Optional.of(begun), true, Long.MAX_VALUE, Long.MAX_VALUE, maxFailures);
  }

  /** The strategy of the search, whose decisions and failures are counted if they are limited. */
  public Optional<SearchStrategy> strategy() {
    if (isBegun) {
      return strategy.map(this::counted);
    }
    return isCounted() ? strategy.map(Unbegun::new) : strategy;
  }

  private boolean isCounted() {
    return maxDecisions < Long.MAX_VALUE || maxFailures < Long.MAX_VALUE;
  }

  /** A stop signal whose polls count and which also signals the limit. */
  BooleanSupplier polled(BooleanSupplier stop) {
    return () -> {
      boolean spent = polls.incrementAndGet() > maxPolls;
      return stop.getAsBoolean() || spent || isSpent();
    };
  }

  /** Tells whether a placement is within the limits; one after the last failure is not. */
  boolean admit() {
    isCut |= failures.get() >= maxFailures;
    return !isSpent();
  }

  /** True once a limit is exceeded. */
  boolean isSpent() {
    return polls.get() > maxPolls || decisions.get() > maxDecisions || isCut;
  }

  /**
   * The outcome of the search up to the last failure: its effort, and not exhausted if the search
   * went on after it.
   */
  SearchOutcome counted(SearchOutcome outcome) {
    return maxFailures == Long.MAX_VALUE
        ? outcome
        : new SearchOutcome(
            outcome.exhausted() && !isCut, outcome.solutions(), decisions.get(), failures.get());
  }

  private SearchStrategy counted(SearchStrategy searching) {
    return maxFailures < Long.MAX_VALUE || searching instanceof LearningStrategy
        ? new CountedHearing(searching)
        : new Counted(searching);
  }

  /** A strategy that has begun, whose decisions count. */
  private class Counted implements SearchStrategy {
    final SearchStrategy searching;

    Counted(SearchStrategy searching) {
      this.searching = searching;
    }

    @Override
    public Decision next(SearchState state) {
      if (failures.get() >= maxFailures) {
        isCut = true;
        return SearchStrategy.LEXICOGRAPHIC.next(state);
      }
      decisions.incrementAndGet();
      return searching.next(state);
    }

    @Override
    public SolutionOrder solutionOrder() {
      return searching.solutionOrder();
    }

    @Override
    public String toString() {
      return searching.toString();
    }
  }

  /** A strategy that has begun, whose decisions and failures count. */
  private final class CountedHearing extends Counted implements LearningStrategy {
    CountedHearing(SearchStrategy searching) {
      super(searching);
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      if (failures.get() >= maxFailures) {
        isCut = true;
        return;
      }
      failures.incrementAndGet();
      if (searching instanceof LearningStrategy learning) {
        learning.failed(deadEnd);
      }
    }
  }

  /** A strategy whose decisions count once it has begun. */
  private final class Unbegun extends Counted {
    Unbegun(SearchStrategy strategy) {
      super(strategy);
    }

    @Override
    public SearchStrategy begin(QueensModel model) {
      return counted(BackendCalls.begin(searching, model));
    }
  }
}
