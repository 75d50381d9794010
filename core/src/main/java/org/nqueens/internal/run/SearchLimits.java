package org.nqueens.internal.run;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.Decision;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend.Attempt;

/**
 * The limits of one search in polls of the stop signal, in decisions and in failures, which it
 * counts. A backend may notice the limit late; the placements that it finds meanwhile depend on the
 * machine and are refused. After the last failure the strategy is not asked again, so its memory
 * does not depend on the machine either. Safe for use by many threads.
 */
public final class SearchLimits {
  private final Optional<SearchStrategy> strategy;
  private final long maxPolls;
  private final long maxDecisions;
  private final long maxFailures;
  private final AtomicLong polls = new AtomicLong();
  private final AtomicLong decisions = new AtomicLong();
  private final AtomicLong failures = new AtomicLong();

  /** The decisions that the backend has reported. Of one thread, like the search. */
  private long made;

  /**
   * Whether the search went on after the last failure. Only then is the limit exceeded, because the
   * failure may be the last node of the search.
   */
  private volatile boolean isCut;

  private long late;

  private SearchLimits(Optional<SearchStrategy> strategy, long maxPolls) {
    this.strategy = strategy;
    this.maxPolls = maxPolls;
    this.maxDecisions = Long.MAX_VALUE;
    this.maxFailures = Long.MAX_VALUE;
  }

  private SearchLimits(SearchStrategy begun, long maxDecisions, long maxFailures) {
    this.maxPolls = Long.MAX_VALUE;
    this.maxDecisions = maxDecisions;
    this.maxFailures = maxFailures;
    this.strategy =
        Optional.of(
            maxFailures < Long.MAX_VALUE || begun instanceof LearningStrategy
                ? new CountedLearning(begun)
                : new Counted(begun));
  }

  public static SearchLimits none() {
    return inPolls(Optional.empty(), Long.MAX_VALUE);
  }

  /** A limit in polls of the stop signal, by a strategy that has not begun or by none. */
  public static SearchLimits inPolls(Optional<SearchStrategy> strategy, long maxPolls) {
    return new SearchLimits(strategy, maxPolls);
  }

  public static SearchLimits inDecisions(SearchStrategy begun, long maxDecisions) {
    return new SearchLimits(begun, maxDecisions, Long.MAX_VALUE);
  }

  /** A limit in failures; the strategy has begun, and may keep its memory for a next search. */
  public static SearchLimits inFailures(SearchStrategy begun, long maxFailures) {
    return new SearchLimits(begun, Long.MAX_VALUE, maxFailures);
  }

  /** The strategy of the search, which counts its decisions and failures unless polls count. */
  public Optional<SearchStrategy> strategy() {
    return strategy;
  }

  /** A search within the limits, which hold for all parts of a model together. */
  public Attempt bound(Attempt search) {
    return maxPolls == Long.MAX_VALUE && strategy.isEmpty()
        ? search
        : (request, sink) -> {
          SearchRequest limited =
              new SearchRequest(
                  request.model(),
                  strategy,
                  request.propagation(),
                  polled(request.stopRequested()),
                  request.treeLimit());
          long decided = decisions.get();
          long failed = failures.get();
          long refused = late;
          SearchOutcome outcome = search.search(limited, within(sink));
          made += outcome.decisions();
          long solutions = outcome.solutions() - (late - refused);
          return maxFailures == Long.MAX_VALUE
              ? new SearchOutcome(
                  outcome.exhausted(),
                  solutions,
                  outcome.decisions(),
                  outcome.failures(),
                  outcome.nodes())
              // Up to the last failure the effort, whatever the backend did after it.
              : SearchOutcome.ofTree(
                  outcome.exhausted() && !isCut,
                  solutions,
                  decisions.get() - decided,
                  failures.get() - failed);
        };
  }

  /** A stop signal whose polls count and which also signals the limit. */
  private BooleanSupplier polled(BooleanSupplier stop) {
    return () -> {
      boolean spent = polls.incrementAndGet() > maxPolls;
      return stop.getAsBoolean() || spent || isSpent();
    };
  }

  /** A sink of the placements within the limits, which end at the last failure. */
  private PlacementSink within(PlacementSink sink) {
    return rows -> {
      isCut |= failures.get() >= maxFailures;
      if (isSpent()) {
        late++;
        return false;
      }
      return sink.accept(rows);
    };
  }

  public boolean isSpent() {
    return polls.get() > maxPolls || decisions.get() > maxDecisions || isCut;
  }

  /** The decisions of the search that has ended, without decisions that a late stop adds. */
  public long decisions() {
    return Math.min(made, maxDecisions);
  }

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

  private final class CountedLearning extends Counted implements LearningStrategy {
    CountedLearning(SearchStrategy searching) {
      super(searching);
    }

    /** The strategy that it counts has begun. */
    @Override
    public SearchStrategy begin(QueensModel model) {
      return this;
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
}
