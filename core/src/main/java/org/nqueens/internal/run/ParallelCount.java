package org.nqueens.internal.run;

import java.util.Iterator;
import java.util.Optional;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.spi.SearchOutcome;

/**
 * A count of the solutions of all sub-problems, by the calling thread or by several that each take
 * the next sub-problem. Their order does not matter.
 */
final class ParallelCount {
  private final SearchPlan plan;
  private final StopSignal stop;
  private final SubproblemSearch search;
  private final Iterator<Subproblem> subproblems;
  private final Failure failure = new Failure();

  // Guarded by this.
  private SearchOutcome total = SearchOutcome.EMPTY;

  ParallelCount(SearchPlan plan, StopSignal stop, ReplayCache replays) {
    this(plan, stop, replays, plan.decomposition().subproblems(stop));
  }

  ParallelCount(
      SearchPlan plan, StopSignal stop, ReplayCache replays, Iterator<Subproblem> subproblems) {
    this.plan = plan;
    this.stop = stop;
    this.search = new SubproblemSearch(plan, this::isStopped, replays);
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
        add(search.count(part.get()));
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

  private synchronized void add(SearchOutcome part) {
    total = total.plus(part);
  }

  private synchronized SearchOutcome result() {
    failure.rethrow();
    // Sub-problems that were not taken because the search was stopped are missing from the total.
    return stop.getAsBoolean() ? total.unfinished() : total;
  }
}
