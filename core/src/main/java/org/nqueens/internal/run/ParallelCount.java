package org.nqueens.internal.run;

import java.time.Duration;
import java.util.Iterator;
import org.nqueens.internal.decompose.Parts;
import org.nqueens.internal.run.ProgressLog.RunningPart;
import org.nqueens.internal.run.backend.KeptThrowable;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Part;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Counts the solutions of all parts, on the calling thread or on several threads that each take the
 * next part. The order does not matter.
 */
final class ParallelCount {
  private final SearchPlan plan;
  private final StopSignal stop;
  private final ProgressLog progress;
  private final Parts<Part> parts;
  private final PartTaker taker;
  private final KeptThrowable failure = new KeptThrowable();

  // Guarded by this.
  private SearchOutcome total = SearchOutcome.EMPTY;

  ParallelCount(SearchPlan plan, StopSignal stop, ProgressLog progress) {
    this(
        plan,
        stop,
        progress,
        progress.parts(plan.decomposition(), stop),
        (part, outcome, time) -> {});
  }

  ParallelCount(
      SearchPlan plan,
      StopSignal stop,
      ProgressLog progress,
      Iterator<Part> parts,
      PartTaker taker) {
    this.taker = taker;
    this.plan = plan;
    this.stop = stop;
    this.progress = progress;
    this.parts = Parts.of(parts);
  }

  interface PartTaker {
    /** Receives an outcome, with its solutions times the weight, and the time of its search. */
    void take(Part part, SearchOutcome outcome, Duration time);
  }

  SearchOutcome run() {
    try (parts) {
      if (plan.threads() == 1) {
        work();
      } else {
        WorkerThreads.join(
            WorkerThreads.start(plan.threads(), plan.backend().id(), this::work, stop), stop);
      }
      return result();
    }
  }

  private boolean isStopped() {
    return failure.isPresent() || stop.getAsBoolean();
  }

  private void work() {
    try {
      boolean goOn = true;
      while (goOn) {
        goOn = countNext();
      }
    } catch (Throwable t) { // of any kind: it goes to the caller
      failure.keep(t);
    }
  }

  /** Takes the next part and counts it; false if there is none or the count is to stop. */
  private boolean countNext() {
    Part part;
    RunningPart running;
    synchronized (parts) {
      if (isStopped() || !parts.hasNext()) {
        return false;
      }
      part = parts.next();
      running = progress.begin(part);
    }
    long begin = System.nanoTime();
    SearchOutcome outcome = count(part);
    taker.take(part, outcome, Duration.ofNanos(System.nanoTime() - begin));
    running.end(outcome.solutions(), outcome);
    add(outcome);
    return true;
  }

  private SearchOutcome count(Part part) {
    SearchRequest counted = plan.request(this::isStopped).withModel(part.model());
    boolean isFiltered = plan.decomposition().isFiltered();
    long[] left = new long[1];
    PlacementSink counter =
        rows -> {
          left[0]++;
          return true;
        };
    SearchOutcome outcome =
        isFiltered
            ? plan.backend().search(counted, plan.decomposition().filter(counter))
            : plan.backend().count(counted);
    return new SearchOutcome(
        outcome.exhausted(),
        part.represented(isFiltered ? left[0] : outcome.solutions()),
        outcome.decisions(),
        outcome.failures(),
        outcome.nodes());
  }

  private synchronized void add(SearchOutcome part) {
    total = total.plus(part);
  }

  private synchronized SearchOutcome result() {
    failure.rethrow();
    // Parts that were not taken because the search was stopped are missing from the total.
    return stop.getAsBoolean() ? total.unfinished() : total;
  }
}
