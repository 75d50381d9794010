package org.nqueens.internal.run;

import java.util.Iterator;
import java.util.Optional;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * A count of the solutions of all sub-problems, by the calling thread or by several that each take
 * the next sub-problem. Their order does not matter.
 */
final class ParallelCount {
  private final SearchPlan plan;
  private final StopSignal stop;
  private final SearchRequest request;
  private final Iterator<Subproblem> subproblems;
  private final KeptThrowable failure = new KeptThrowable();

  // Guarded by this.
  private SearchOutcome total = SearchOutcome.EMPTY;

  ParallelCount(SearchPlan plan, StopSignal stop) {
    this(plan, stop, plan.decomposition().subproblems(stop));
  }

  ParallelCount(SearchPlan plan, StopSignal stop, Iterator<Subproblem> subproblems) {
    this.plan = plan;
    this.stop = stop;
    this.request =
        new SearchRequest(plan.model(), plan.strategy(), plan.propagation(), this::isStopped);
    this.subproblems = subproblems;
  }

  SearchOutcome run() {
    if (plan.threads() == 1) {
      work();
    } else {
      WorkerThreads.join(
          WorkerThreads.start(plan.threads(), plan.backend().id(), this::work, stop), stop);
    }
    return result();
  }

  private boolean isStopped() {
    return failure.isPresent() || stop.getAsBoolean();
  }

  private void work() {
    try {
      for (Optional<Subproblem> part = take(); part.isPresent(); part = take()) {
        add(count(part.get()));
      }
    } catch (Throwable t) { // of any kind: it goes to the caller
      failure.keep(t);
    }
  }

  private Optional<Subproblem> take() {
    synchronized (subproblems) {
      return !isStopped() && subproblems.hasNext()
          ? Optional.of(subproblems.next())
          : Optional.empty();
    }
  }

  /** Counts the solutions of a sub-problem, times its weight. */
  private SearchOutcome count(Subproblem part) {
    SearchRequest counted = request.of(part.model());
    SearchOutcome outcome =
        plan.decomposition().isFiltered() ? countFiltered(counted) : plan.backend().count(counted);
    return new SearchOutcome(
        outcome.exhausted(),
        part.weight() * outcome.solutions(),
        outcome.decisions(),
        outcome.failures(),
        outcome.nodes());
  }

  private SearchOutcome countFiltered(SearchRequest counted) {
    long[] solutions = new long[1];
    PlacementSink sink =
        plan.decomposition()
            .filter(
                rows -> {
                  solutions[0]++;
                  return true;
                });
    SearchOutcome outcome = plan.backend().search(counted, sink);
    return new SearchOutcome(
        outcome.exhausted(),
        solutions[0],
        outcome.decisions(),
        outcome.failures(),
        outcome.nodes());
  }

  private synchronized void add(SearchOutcome part) {
    total = total.plus(part);
  }

  private synchronized SearchOutcome result() {
    failure.rethrow();
    // Sub-problems that were not taken because the search was stopped are missing from the total.
    return stop.getAsBoolean() ? total.unfinished() : total;
  }
}
