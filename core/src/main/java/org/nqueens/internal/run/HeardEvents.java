package org.nqueens.internal.run;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.nqueens.internal.run.backend.KeptThrowable;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/**
 * Delivers events to listeners. An exception of a listener stops the search and is kept, because
 * none may pass through a backend. After an exception, and after the end of the limits, no listener
 * receives an event. A search has at most a given number of nodes: it stops when it enters the last
 * one, except at the root, which is propagated to its end.
 */
final class HeardEvents implements SearchListener {
  // Constants, because linking a lambda on a full heap throws another error than an
  // OutOfMemoryError.
  private static final Event<Branch> BRANCHED = SearchListener::branched;
  private static final Event<Removal> PRUNED =
      (listener, removal) -> listener.pruned(removal.column, removal.row, removal.cause);
  private static final Event<SearchState> PROPAGATED = SearchListener::propagated;
  private static final Event<Failure> FAILED = SearchListener::failed;
  private static final Event<Optional<SolveResult>> ENDED = SearchListener::ended;

  // An array: an iterator could not be made when memory is short.
  private final SearchListener[] listeners;
  private final int maxNodes;
  private final SearchLimits limits;
  private final StopSignal stop;
  private final KeptThrowable failure = new KeptThrowable();

  HeardEvents(List<SearchListener> listeners, int maxNodes, SearchLimits limits, StopSignal stop) {
    this.listeners = listeners.toArray(SearchListener[]::new);
    this.maxNodes = maxNodes;
    this.limits = limits;
    this.stop = stop;
  }

  private interface Event<T> {
    void reach(SearchListener listener, T argument);
  }

  private record Removal(int column, int row, Cause cause) {}

  private <T> void deliver(Event<T> event, T argument) {
    if (!limits.isSpent()) {
      tell(event, argument);
    }
  }

  private <T> void tell(Event<T> event, T argument) {
    if (failure.isPresent()) {
      return;
    }
    stop.enterConsumer();
    try {
      for (SearchListener listener : listeners) {
        event.reach(listener, argument);
      }
    } catch (Throwable t) { // of any kind: it goes to the caller, not through native code
      failure.keep(t);
      stop.stop(Completion.STOPPED_BY_CONSUMER);
    }
    stop.leaveConsumer();
  }

  @Override
  public void begun(QueensModel model) {
    deliver(SearchListener::begun, model);
  }

  @Override
  public void branched(Branch branch) {
    if (branch.node() == maxNodes - 1 && !limits.isSpent()) {
      stop.stop(Completion.NODE_LIMIT);
    }
    deliver(BRANCHED, branch);
  }

  @Override
  public void pruned(int column, int row, Cause cause) {
    deliver(PRUNED, new Removal(column, row, cause));
  }

  @Override
  public void propagated(SearchState domains) {
    deliver(PROPAGATED, domains);
    if (maxNodes == 1) {
      stop.stop(Completion.NODE_LIMIT);
    }
  }

  @Override
  public void failed(Failure reason) {
    deliver(FAILED, reason);
  }

  /** Called by the delivery of placements, which has entered the consumer. */
  @Override
  public void solved(Placement placement) {
    if (!failure.isPresent()) {
      try {
        for (SearchListener listener : listeners) {
          listener.solved(placement);
        }
      } catch (Throwable t) { // of any kind: as above
        failure.keep(t);
      }
    }
  }

  /** Also after the end of the limits. Allocates nothing: a lack of memory may have ended it. */
  @Override
  public void ended(Optional<SolveResult> result) {
    tell(ENDED, result);
  }

  /** Runs a search and tells the listeners its beginning and end. */
  SolveResult during(QueensModel model, Supplier<SolveResult> search) {
    SolveResult result;
    try {
      begun(model);
      result = search.get();
    } catch (Throwable t) { // of any kind: it goes to the caller
      ended(Optional.empty());
      throw t;
    }
    ended(Optional.of(result));
    rethrow();
    return result;
  }

  /** A consumer that first tells each placement to the listeners, up to an exception. */
  Predicate<? super Placement> before(Predicate<? super Placement> consumer) {
    return (Placement placement) -> {
      solved(placement);
      return !failure.isPresent() && consumer.test(placement);
    };
  }

  /** Throws the exception that a listener threw, the same object, if one did. */
  void rethrow() {
    failure.rethrow();
  }
}
