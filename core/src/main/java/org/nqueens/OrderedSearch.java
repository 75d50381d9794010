package org.nqueens;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/**
 * A search by threads of its own whose placements are pulled, in order, by one thread at a time.
 *
 * <p>Each worker takes the next part of the model and fills that part's buffer; the puller empties
 * the buffers part by part. Both the buffers and the number of parts ahead of the puller are
 * bounded, so a slow puller slows the workers down. No deadlock: parts are taken in order, hence
 * the part that the puller waits for always has a worker, and that worker waits for nobody else.
 */
final class OrderedSearch implements AutoCloseable {
  private static final int PARTS_PER_THREAD = 2;

  /** Rows buffered in all, 8 MB: enough for a worker to run ahead of the puller by a whole part. */
  private static final int BUFFERED_ROWS = 1 << 21;

  /** Placements handed over at once, which makes the locking cheap. */
  private static final int MAX_CHUNK = 256;

  /** How long anybody waits before looking again whether to stop. */
  private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  private final SolverBackend backend;
  private final SearchRequest request;
  private final StopSignal stop;
  private final Iterator<QueensModel> parts;
  private final int window;
  private final int placementsPerPart;
  private final int chunkSize;
  private final List<Thread> workers;

  /** Held while taking a part, so that parts enter the queue in order. */
  private final ReentrantLock taking = new ReentrantLock();

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();
  private final Condition drained = lock.newCondition();
  private final Deque<Part> queue = new ArrayDeque<>();
  private boolean noMoreParts;

  /** The part whose next placement the puller waits for, so that it is not held back in a chunk. */
  private volatile Part awaited;

  private Iterator<Placement> chunk = Collections.emptyIterator();
  private boolean exhausted;
  private long branches;
  private long failures;

  /** Starts the workers. */
  OrderedSearch(
      SolverBackend backend,
      SearchRequest request,
      Iterator<QueensModel> parts,
      int threads,
      StopSignal stop) {
    this.backend = backend;
    this.request = request;
    this.parts = parts;
    this.stop = stop;
    this.window = threads * PARTS_PER_THREAD;
    this.placementsPerPart = Math.max(1, BUFFERED_ROWS / window / request.model().size());
    this.chunkSize = Math.min(MAX_CHUNK, placementsPerPart);
    this.workers = Workers.start(threads, backend.id(), this::work);
  }

  /** The next placement, or null when the search is over. Throws what the search of it threw. */
  Placement next() {
    if (Thread.currentThread().isInterrupted()) {
      stop.stop(Completion.INTERRUPTED);
    }
    while (!stop.getAsBoolean()) {
      if (chunk.hasNext()) {
        return chunk.next();
      }
      if (!fetch()) {
        return null;
      }
    }
    return null;
  }

  /**
   * What is known when {@link #next()} has returned null; the solutions are for others to count.
   */
  SearchOutcome outcome() {
    return new SearchOutcome(exhausted, 0, branches, failures);
  }

  @Override
  public void close() {
    stop.stop(Completion.STOPPED_BY_CONSUMER);
    Workers.join(workers, stop);
  }

  private boolean fetch() {
    lock.lock();
    try {
      while (!stop.getAsBoolean()) {
        Part head = queue.peek();
        if (head == null && noMoreParts) {
          exhausted = true;
          return false;
        }
        if (head != null && !head.chunks.isEmpty()) {
          List<Placement> placements = head.chunks.remove();
          head.buffered -= placements.size();
          chunk = placements.iterator();
          drained.signalAll();
          return true;
        }
        if (head != null && head.done) {
          retire(head);
        } else {
          awaited = head;
          await(filled);
          awaited = null;
        }
      }
      return false;
    } finally {
      lock.unlock();
    }
  }

  private void retire(Part part) {
    queue.remove();
    drained.signalAll();
    if (part.failure instanceof Error error) {
      throw error;
    }
    if (part.failure != null) {
      throw (RuntimeException) part.failure;
    }
    branches += part.outcome.branches();
    failures += part.outcome.failures();
  }

  /** Waits a moment at most; an interrupt stops the search and stays set. */
  private void await(Condition condition) {
    try {
      condition.awaitNanos(POLL_NANOS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop.stop(Completion.INTERRUPTED);
    }
  }

  private void work() {
    for (Part part = take(); part != null; part = take()) {
      part.search();
    }
  }

  /** The next part, already in the queue; null if there is none or the search is over. */
  private Part take() {
    taking.lock();
    try {
      if (!awaitRoom()) {
        return null;
      }
      Part part = new Part();
      try {
        part.model = parts.hasNext() ? parts.next() : null;
      } catch (RuntimeException | Error e) {
        part.failure = e;
        part.done = true;
      }
      lock.lock();
      try {
        if (part.model == null) {
          noMoreParts = true;
        }
        if (part.model != null || part.done) {
          queue.add(part);
        }
        filled.signalAll();
      } finally {
        lock.unlock();
      }
      return part.model == null ? null : part;
    } finally {
      taking.unlock();
    }
  }

  private boolean awaitRoom() {
    lock.lock();
    try {
      while (queue.size() >= window && !stop.getAsBoolean()) {
        await(drained);
      }
      return !noMoreParts && !stop.getAsBoolean();
    } finally {
      lock.unlock();
    }
  }

  /** A part of the model and the placements found in it that nobody has pulled yet. */
  private final class Part implements PlacementSink {
    private final Deque<List<Placement>> chunks = new ArrayDeque<>();
    private List<Placement> filling = new ArrayList<>();
    private int buffered;
    private QueensModel model;
    private SearchOutcome outcome;
    private Throwable failure;
    private boolean done;

    void search() {
      SearchOutcome found = null;
      Throwable thrown = null;
      try {
        found =
            backend.search(
                new SearchRequest(model, request.strategy(), request.stopRequested()), this);
        if (!found.exhausted()) {
          // Checked again: only an incomplete part that nobody asked for is a failure.
          thrown = stop.getAsBoolean() ? null : Workers.stoppedUnasked(backend);
        }
      } catch (RuntimeException | Error e) {
        thrown = e;
      }
      flush();
      lock.lock();
      try {
        outcome = found;
        failure = thrown;
        done = true;
        filled.signalAll();
      } finally {
        lock.unlock();
      }
    }

    @Override
    public boolean accept(int[] rows) {
      filling.add(Placement.of(rows));
      return filling.size() < chunkSize && awaited != this ? !stop.getAsBoolean() : flush();
    }

    private boolean flush() {
      lock.lock();
      try {
        while (buffered >= placementsPerPart && !stop.getAsBoolean()) {
          await(drained);
        }
        if (!filling.isEmpty()) {
          chunks.add(filling);
          buffered += filling.size();
          filling = new ArrayList<>();
          filled.signalAll();
        }
        return !stop.getAsBoolean();
      } finally {
        lock.unlock();
      }
    }
  }
}
