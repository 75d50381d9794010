package org.nqueens.internal.run;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.nqueens.internal.run.backend.KeptThrowable;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.result.SearchStoppedException;

/**
 * Makes the reports of one call to a consumer of progress, on a daemon thread of its own: one
 * report at each interval, and one at the end of the call. An exception of the consumer stops the
 * search and is kept for the thread of the call.
 */
public final class ProgressReports {
  private final SolverOptions.Reports option;
  private final StopSignal stop;
  private final ProgressAccount account = new ProgressAccount();
  private final KeptThrowable failure = new KeptThrowable();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final List<Thread> threads;

  private ProgressReports(SolverOptions.Reports option, SolverOptions options, StopSignal stop) {
    this.option = option;
    this.stop = stop;
    Thread thread = new Thread(this::run, "nqueens-" + options.backend().id() + "-progress");
    thread.setDaemon(true);
    this.threads = List.of(thread);
  }

  /** Answers a question with reports, if the options ask for them; none outlives this method. */
  public static <T> T during(
      SolverOptions options, StopSignal stop, Function<ProgressLog, T> question) {
    return options
        .progress()
        .map(option -> new ProgressReports(option, options, stop).during(question))
        .orElseGet(() -> question.apply(ProgressLog.NONE));
  }

  private <T> T during(Function<ProgressLog, T> question) {
    threads.forEach(Thread::start);
    Optional<T> answer = Optional.empty();
    try {
      answer = Optional.of(question.apply(account));
    } catch (
        Throwable t) { // of any kind: it goes to the caller, after the exception of the consumer
      failure.keep(t);
    }
    close();
    failure.rethrow();
    return answer.orElseThrow();
  }

  /** Opens the source of a stream; if the options ask for reports, makes them until its close. */
  public static PlacementStream.Source open(
      SolverOptions options,
      StopSignal stop,
      Function<ProgressLog, PlacementStream.Source> opener) {
    return options
        .progress()
        .map(option -> new ProgressReports(option, options, stop).open(opener))
        .orElseGet(() -> opener.apply(ProgressLog.NONE));
  }

  private PlacementStream.Source open(Function<ProgressLog, PlacementStream.Source> opener) {
    threads.forEach(Thread::start);
    try {
      return new ReportedSource(opener.apply(account));
    } catch (Throwable t) { // of any kind: no thread may outlive it
      close();
      throw t;
    }
  }

  /** Makes the last report and waits for it, unless the consumer calls this. Throws nothing. */
  private void close() {
    ended.countDown();
    if (!threads.contains(Thread.currentThread())) {
      WorkerThreads.join(threads, stop);
    }
  }

  private void run() {
    try {
      boolean isLast;
      do {
        isLast = awaitEnd();
        option.consumer().accept(account.report(stop.elapsed()));
      } while (!isLast);
    } catch (Throwable t) { // of any kind: it goes to the caller
      failure.keep(t);
      stop.stopCall();
    }
  }

  /** Waits for the end of the call, an interval at most; false if it has not ended. */
  private boolean awaitEnd() {
    // The consumer may have interrupted this thread, which does not belong to it.
    Thread.interrupted();
    try {
      long millis =
          TimeUnit.MILLISECONDS.convert(option.interval()); // the greatest for a longer one
      return ended.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) { // by another thread of the application: a report comes early
      return false;
    }
  }

  /**
   * A source that reports its progress. An exception of the consumer of progress is thrown once: by
   * the pull that follows it, or by the close.
   */
  private final class ReportedSource implements PlacementStream.Source {
    private final PlacementStream.Source source;

    ReportedSource(PlacementStream.Source source) {
      this.source = source;
    }

    @Override
    public boolean hasNext() {
      try {
        return source.hasNext();
      } finally {
        failure.rethrowOnce();
      }
    }

    @Override
    public Placement next() {
      return source.next();
    }

    @Override
    public SearchStoppedException stopped() {
      return source.stopped();
    }

    @Override
    public void stop() {
      source.stop();
      ended.countDown();
    }

    @Override
    public void close() {
      try {
        source.close();
      } finally {
        ProgressReports.this.close();
        failure.rethrowOnce();
      }
    }
  }
}
