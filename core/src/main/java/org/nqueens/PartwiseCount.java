package org.nqueens;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/**
 * Counts part by part, by one thread or by several that each take the next part; order does not
 * matter.
 */
final class PartwiseCount {
  private final SolverBackend backend;
  private final SearchRequest request;
  private final Iterator<CountPart> parts;
  private final StopSignal stop;
  private final AtomicBoolean failed = new AtomicBoolean();

  // Guarded by this.
  private SearchOutcome total = SearchOutcome.NOTHING;
  private Throwable failure;

  private PartwiseCount(
      SolverBackend backend, SearchRequest request, Iterator<CountPart> parts, StopSignal stop) {
    this.backend = backend;
    this.parts = parts;
    this.stop = stop;
    this.request =
        new SearchRequest(
            request.model(), request.strategy(), () -> failed.get() || stop.getAsBoolean());
  }

  static SearchOutcome count(
      SolverBackend backend,
      SearchRequest request,
      Iterator<CountPart> parts,
      int threads,
      StopSignal stop) {
    PartwiseCount count = new PartwiseCount(backend, request, parts, stop);
    if (threads == 1) {
      count.work();
    } else {
      List<Thread> workers = Workers.start(threads, backend.id(), count::work, stop);
      Workers.join(workers, stop);
    }
    return count.result();
  }

  private void work() {
    try {
      for (CountPart part = take(); part != null; part = take()) {
        add(backend.count(request.of(part.model())), part.weight());
      }
    } catch (Throwable t) { // of whatever kind: it goes to the caller
      fail(t);
    }
  }

  private CountPart take() {
    synchronized (parts) {
      return !request.stopRequested().getAsBoolean() && parts.hasNext() ? parts.next() : null;
    }
  }

  private synchronized void add(SearchOutcome part, int weight) {
    total =
        total.plus(
            new SearchOutcome(
                part.exhausted(), weight * part.solutions(), part.branches(), part.failures()));
  }

  private synchronized void fail(Throwable thrown) {
    if (failure == null) {
      failure = thrown;
    }
    failed.set(true);
  }

  private synchronized SearchOutcome result() {
    Workers.rethrow(failure);
    // Parts that were not taken because the search was stopped are missing from the total.
    boolean complete = total.exhausted() && !stop.getAsBoolean();
    return new SearchOutcome(complete, total.solutions(), total.branches(), total.failures());
  }
}
