package org.nqueens.internal.run;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.nqueens.internal.decompose.Parts;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.run.ProgressLog.RunningPart;
import org.nqueens.internal.run.backend.KeptThrowable;
import org.nqueens.internal.run.backend.OrderCheck;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Part;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.spi.SearchOutcome;

/**
 * A search by worker threads; one thread at a time pulls the placements, in order. Each worker
 * takes the next part of the model, in turn, and fills its part of the buffer.
 */
final class ParallelEnumeration implements AutoCloseable {
  private static final int PARTS_PER_THREAD = 4;

  private final StopSignal stop;
  private final PartSearch search;
  private final ProgressLog progress;
  private final ReplayCache replays;
  private final Parts<Part> modelParts;
  private final MemoryAccount memory = MemoryAccount.ofHeap().open();
  private final OrderedBuffer buffer;
  private final AtomicInteger working;
  private final KeptThrowable closing = new KeptThrowable();
  private final List<Thread> workers;

  /** Held while taking a part, for their order. A monitor: to wait for one allocates nothing. */
  private final Object taking = new Object();

  /** Guarded by this. */
  private SearchOutcome effort = SearchOutcome.EMPTY;

  ParallelEnumeration(
      SearchPlan plan,
      StopSignal stop,
      ReplayCache replays,
      ProgressLog progress,
      Iterator<Part> modelParts) {
    this.stop = stop;
    this.progress = progress;
    this.replays = replays;
    this.search = new PartSearch(plan, plan.request(stop), replays);
    this.modelParts = Parts.of(modelParts);
    this.working = new AtomicInteger(plan.threads());
    try {
      int parts = plan.threads() * PARTS_PER_THREAD;
      this.buffer = new OrderedBuffer(parts, plan.model().size(), reserveBuffer(), stop);
      this.workers = WorkerThreads.start(plan.threads(), plan.backend().id(), this::work, stop);
    } catch (Throwable t) { // too little memory or too few threads; none of the threads runs
      try (memory;
          this.replays;
          this.modelParts) {
        throw t;
      }
    }
  }

  private long reserveBuffer() {
    long bytes = Math.min(OrderedBuffer.MAX_BYTES, memory.largestList());
    return memory.reserve(bytes) ? bytes : 0;
  }

  /** Waits for the next placement; false when the search is over. */
  boolean hasNext() {
    return buffer.hasNext();
  }

  Placement next(OrderCheck order) {
    return buffer.next(order);
  }

  /** The effort of the search, once it is closed; the solutions are counted by the caller. */
  synchronized SearchOutcome outcome() {
    return new SearchOutcome(
        buffer.isExhausted(), 0, effort.decisions(), effort.failures(), effort.nodes());
  }

  /**
   * Requests a stop, without waiting; no further placements are pulled. A stream that is never
   * closed is ended only by this. Allocates nothing, as memory may be short.
   */
  void stop() {
    stop.stop(Completion.STOPPED_BY_CONSUMER);
    for (int i = 0; i < workers.size(); i++) { // an iterator would be allocated
      LockSupport.unpark(workers.get(i));
    }
    replays.wake();
    memory.close();
  }

  /** Ends the search and waits for its threads; the first call throws what closing parts threw. */
  @Override
  public void close() {
    stop();
    WorkerThreads.join(workers, stop);
    closing.rethrowOnce();
  }

  private void work() {
    try {
      boolean goOn = true;
      while (goOn) {
        goOn = searchNext();
      }
    } finally {
      if (working.decrementAndGet() == 0) {
        release();
      }
    }
  }

  private void release() {
    try (replays) {
      modelParts.close();
    } catch (Throwable t) { // of any kind: it goes to the caller
      closing.keep(t);
    }
  }

  /**
   * Takes the next part and searches it; false if there is none or the search is over. If a part
   * cannot be made, for example because a strategy of the application fails, this ends the buffer
   * before another worker calls the broken iterator, which may report that no part is left.
   */
  private boolean searchNext() {
    Part part;
    OrderedBuffer.Part buffered;
    RunningPart running;
    synchronized (taking) {
      try {
        if (!buffer.awaitRoom()) {
          return false;
        }
        if (!modelParts.hasNext()) {
          buffer.end();
          return false;
        }
        part = modelParts.next();
        buffered = buffer.newPart();
        running = progress.begin(part);
        search.announce(part);
        // Appended last: nothing can fail after it and leave the part without a worker.
        buffer.append(buffered);
      } catch (Throwable t) { // of any kind: it goes to the puller
        buffer.fail(t);
        return false;
      }
    }
    try {
      add(search.search(part, buffered, running));
      buffered.end();
    } catch (Throwable t) { // of any kind: it goes to the puller
      buffered.fail(t);
    }
    return true;
  }

  private synchronized void add(SearchOutcome part) {
    effort = effort.plus(part);
  }
}
