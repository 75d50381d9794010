package org.nqueens;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/**
 * A search by threads of its own whose placements are pulled, in order, by one thread at a time.
 * Each worker takes the next part of the model, in turn, and fills that part of the buffer.
 */
final class OrderedSearch {
  private static final int PARTS_PER_THREAD = 4;

  private final SolverBackend backend;
  private final SearchRequest request;
  private final StopSignal stop;
  private final Iterator<QueensModel> models;
  private final OrderedBuffer buffer;

  /**
   * Held while taking a part, so that parts enter the buffer in order. A monitor, because to wait
   * for one allocates nothing.
   */
  private final Object taking = new Object();

  private final AtomicLong branches = new AtomicLong();
  private final AtomicLong failures = new AtomicLong();
  private final List<Thread> workers;

  /** A part of the model and its part of the buffer. */
  private record Part(QueensModel model, OrderedBuffer.Part buffer) {}

  /** Starts the workers. */
  OrderedSearch(
      SolverBackend backend,
      SearchRequest request,
      Iterator<QueensModel> models,
      int threads,
      StopSignal stop) {
    this.backend = backend;
    this.request = request;
    this.models = models;
    this.stop = stop;
    this.buffer = new OrderedBuffer(threads * PARTS_PER_THREAD, request.model().size(), stop);
    this.workers = Workers.start(threads, backend.id(), this::work, stop);
  }

  /** The next placement, or null when the search is over. Throws what the search of it threw. */
  Placement next() {
    return buffer.next();
  }

  /** What the search came to, once it is closed; the solutions are for others to count. */
  SearchOutcome outcome() {
    return new SearchOutcome(buffer.exhausted(), 0, branches.get(), failures.get());
  }

  /** Ends the search and waits for its threads. */
  void close() {
    stop.stop(Completion.STOPPED_BY_CONSUMER);
    Workers.join(workers, stop);
  }

  private void work() {
    for (Part part = take(); part != null; part = take()) {
      part.buffer.finish(search(part));
    }
  }

  /**
   * The next part, already in the buffer; null if there is none or the search is over. A failure to
   * make it, for example that of a user's strategy, ends the buffer before another worker can ask
   * the broken iterator and hear that no part is left.
   */
  private Part take() {
    synchronized (taking) {
      try {
        if (!buffer.awaitRoom()) {
          return null;
        }
        if (models.hasNext()) {
          // Appended last: nothing can fail after it and leave the part without a worker.
          Part part = new Part(models.next(), buffer.newPart());
          buffer.append(part.buffer);
          return part;
        }
        buffer.end(null);
      } catch (Throwable t) { // of whatever kind: it goes to the puller
        buffer.end(t);
      }
      return null;
    }
  }

  /** Searches a part; the result is what went wrong, or null. */
  private Throwable search(Part part) {
    try {
      SearchOutcome outcome =
          backend.search(request.of(part.model), rows -> part.buffer.add(Placement.of(rows)));
      branches.addAndGet(outcome.branches());
      failures.addAndGet(outcome.failures());
      return null;
    } catch (Throwable t) { // of whatever kind: it goes to the puller
      return t;
    }
  }
}
