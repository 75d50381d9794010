package org.nqueens.internal.run.pull;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.nqueens.internal.call.OrderCheck;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.call.WorkerThreads;
import org.nqueens.internal.decompose.Parts;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.memory.MemoryLease;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.internal.run.progress.ProgressLog.RunningPart;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.spi.SearchOutcome;

/**
 * A search by threads of its own whose placements are pulled, in order, by one thread at a time.
 * Each worker takes the next sub-problem, in turn, and fills its part of the buffer.
 */
public final class ParallelEnumeration {
  private static final int PARTS_PER_THREAD = 4;

  private final StopSignal stop;
  private final SubproblemSearch search;
  private final ProgressLog progress;
  private final Iterator<Subproblem> subproblems;
  private final OrderedBuffer buffer;

  /**
   * Held while taking a sub-problem, so that parts enter the buffer in order. A monitor, because
   * waiting for one allocates nothing.
   */
  private final Object taking = new Object();

  private final AtomicLong decisions = new AtomicLong();
  private final AtomicLong failures = new AtomicLong();
  private final AtomicLong nodes = new AtomicLong();
  private final List<Thread> workers;

  private final ReplayCache replays;
  private final MemoryLease buffered = new MemoryLease(MemoryAccount.ofHeap());

  /**
   * The number of threads, workers and puller, that still use the memory; the last one releases it.
   * A stream that is never closed is stopped without a wait for its workers.
   */
  private final AtomicInteger users;

  // Guarded by users.
  private boolean pullerIsDone;

  /** A sub-problem, its part of the buffer and its part of the progress. */
  private record Task(Subproblem subproblem, BufferedPart buffer, RunningPart running) {}

  /** Starts the workers. */
  public ParallelEnumeration(
      SearchPlan plan, StopSignal stop, ReplayCache replays, ProgressLog progress) {
    this(
        plan,
        stop,
        replays,
        progress,
        plan.decomposition().subproblems(stop, progress.positions()));
  }

  ParallelEnumeration(
      SearchPlan plan,
      StopSignal stop,
      ReplayCache replays,
      ProgressLog progress,
      Iterator<Subproblem> subproblems) {
    this.stop = stop;
    this.progress = progress;
    this.replays = replays;
    this.users = new AtomicInteger(plan.threads() + 1);
    this.search = new SubproblemSearch(plan, stop, replays);
    this.subproblems = subproblems;
    try {
      int parts = plan.threads() * PARTS_PER_THREAD;
      this.buffer = new OrderedBuffer(parts, plan.model().size(), reserveBuffer(), stop);
      this.workers = WorkerThreads.start(plan.threads(), plan.backend().id(), this::work, stop);
    } catch (Throwable t) { // a lack of memory or of threads, none of which runs
      release();
      throw t;
    }
  }

  private long reserveBuffer() {
    long bytes = Math.min(OrderedBuffer.MAX_BYTES, MemoryAccount.ofHeap().share());
    return buffered.reserve(bytes) ? bytes : 0;
  }

  /**
   * Waits for the next placement; false when the search is over. Throws the exception of the part
   * that the puller has reached.
   */
  public boolean hasNext() {
    return buffer.hasNext();
  }

  /** The next placement, which is there, made in its order. */
  public Placement next(OrderCheck order) {
    return buffer.next(order);
  }

  /** The effort of the search, once it is closed; the solutions are counted by the caller. */
  public SearchOutcome outcome() {
    return new SearchOutcome(buffer.isExhausted(), 0, decisions.get(), failures.get(), nodes.get());
  }

  /**
   * Requests a stop, without waiting; no further placements are pulled. Allocates nothing, as
   * memory may be short: an atomic boolean would, at its first change.
   */
  void stop() {
    stop.stop(Completion.STOPPED_BY_CONSUMER);
    synchronized (users) {
      if (!pullerIsDone) {
        pullerIsDone = true;
        leave();
      }
    }
  }

  /** Ends the search and waits for its threads. */
  public void close() {
    stop();
    WorkerThreads.join(workers, stop);
  }

  private void work() {
    try {
      for (Optional<Task> task = take(); task.isPresent(); task = take()) {
        search(task.get());
      }
    } finally {
      leave();
    }
  }

  private void leave() {
    if (users.decrementAndGet() == 0) {
      release();
    }
  }

  private void release() {
    Parts.close(subproblems);
    replays.close();
    buffered.close();
  }

  /**
   * The next sub-problem, its part already in the buffer; empty if there is none or the search is
   * over. A failure to make it, for example in a strategy of the application, ends the buffer
   * before another worker can call the broken iterator, which may report that no part is left.
   */
  private Optional<Task> take() {
    synchronized (taking) {
      try {
        if (!buffer.awaitRoom()) {
          return Optional.empty();
        }
        if (subproblems.hasNext()) {
          Subproblem subproblem = subproblems.next();
          Optional<Task> task =
              Optional.of(new Task(subproblem, buffer.newPart(), progress.begin(0)));
          search.announce(subproblem);
          // Appended last: nothing can fail after it and leave the part without a worker.
          buffer.append(task.get().buffer());
          return task;
        }
        buffer.end();
      } catch (Throwable t) { // of any kind: it goes to the puller
        buffer.fail(t);
      }
      return Optional.empty();
    }
  }

  private void search(Task task) {
    BufferedPart part = task.buffer();
    try {
      SearchOutcome outcome = search.search(task.subproblem(), part, task.running());
      decisions.addAndGet(outcome.decisions());
      failures.addAndGet(outcome.failures());
      nodes.addAndGet(outcome.nodes());
      part.end();
    } catch (Throwable t) { // of any kind: it goes to the puller
      part.fail(t);
    }
  }
}
