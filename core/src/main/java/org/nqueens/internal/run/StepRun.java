package org.nqueens.internal.run;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;

/**
 * One run of a step of a portfolio, which counts its polls and decisions. A backend may notice the
 * limit late; the placements that it finds meanwhile depend on the machine and are refused. Safe
 * for use by many threads.
 */
final class StepRun {
  private final PortfolioStep step;
  private final AtomicLong polls = new AtomicLong();
  private final AtomicLong decisions = new AtomicLong();

  StepRun(PortfolioStep step) {
    this.step = step;
  }

  /** The strategy of the step, whose decisions are counted if they are limited. */
  Optional<SearchStrategy> strategy() {
    return step.decisions() == Long.MAX_VALUE ? step.strategy() : step.strategy().map(Counted::new);
  }

  /** A stop signal whose polls count and which also signals the limit. */
  BooleanSupplier polled(BooleanSupplier stop) {
    return () -> {
      boolean spent = polls.incrementAndGet() > step.polls();
      return stop.getAsBoolean() || spent || isSpent();
    };
  }

  /** True once a limit is exceeded. */
  boolean isSpent() {
    return polls.get() > step.polls() || decisions.get() > step.decisions();
  }

  /** A strategy whose decisions count. */
  private final class Counted implements SearchStrategy {
    private final SearchStrategy strategy;

    Counted(SearchStrategy strategy) {
      this.strategy = strategy;
    }

    @Override
    public SearchStrategy begin(QueensModel model) {
      return new Counted(strategy.begin(model));
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
}
