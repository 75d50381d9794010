package org.nqueens;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** Counts by several threads that each take the next part of the model; order does not matter. */
final class ParallelCount {
  private final SolverBackend backend;
  private final SearchRequest request;
  private final Iterator<QueensModel> parts;
  private final StopSignal stop;
  private final AtomicBoolean failed = new AtomicBoolean();

  // Guarded by this.
  private SearchOutcome total = new SearchOutcome(true, 0, 0, 0);
  private Throwable failure;

  private ParallelCount(
      SolverBackend backend, SearchRequest request, Iterator<QueensModel> parts, StopSignal stop) {
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
      Iterator<QueensModel> parts,
      int threads,
      StopSignal stop) {
    ParallelCount count = new ParallelCount(backend, request, parts, stop);
    List<Thread> workers = Workers.start(threads, backend.id(), count::work, stop);
    Workers.join(workers, stop);
    return count.result();
  }

  private void work() {
    try {
      for (QueensModel part = take(); part != null; part = take()) {
        add(backend.count(new SearchRequest(part, request.strategy(), request.stopRequested())));
      }
    } catch (Throwable t) { // of whatever kind: it goes to the caller
      fail(t);
    }
  }

  private QueensModel take() {
    synchronized (parts) {
      return parts.hasNext() ? parts.next() : null;
    }
  }

  private synchronized void add(SearchOutcome part) {
    total =
        new SearchOutcome(
            total.exhausted() && part.exhausted(),
            total.solutions() + part.solutions(),
            total.branches() + part.branches(),
            total.failures() + part.failures());
  }

  private synchronized void fail(Throwable thrown) {
    if (failure == null) {
      failure = thrown;
    }
    failed.set(true);
  }

  private synchronized SearchOutcome result() {
    Workers.rethrow(failure);
    // Parts that nobody took because the search was stopped are missing from the total.
    boolean complete = total.exhausted() && !stop.getAsBoolean();
    return new SearchOutcome(complete, total.solutions(), total.branches(), total.failures());
  }
}
