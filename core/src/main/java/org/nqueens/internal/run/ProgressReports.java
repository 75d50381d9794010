package org.nqueens.internal.run;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.nqueens.result.SearchProgress;

/**
 * The reports of one call to a consumer of progress, on a daemon thread of their own: one at each
 * interval, and one at the end of the call. An exception of the consumer stops the search and is
 * kept for the thread of the call.
 *
 * <p>The call runs within {@link #during}, or closes the reports itself.
 */
public final class ProgressReports implements Runnable {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MILLIS_PER_SECOND = 1e3;

  /** Beyond this, the expected time is unknown: a hundred million years. */
  private static final double MAX_SECONDS = 3e15;

  private final Consumer<? super SearchProgress> consumer;
  private final long intervalMillis;
  private final StopSignal stop;
  private final ProgressAccount account = new ProgressAccount();
  private final KeptThrowable failure = new KeptThrowable();
  private final List<Thread> threads;

  // Guarded by this.
  private boolean ended;

  private ProgressReports(ProgressOption option, String backend, StopSignal stop) {
    this.consumer = option.consumer();
    this.intervalMillis = Math.max(1, option.interval().toMillis());
    this.stop = stop;
    Thread thread = new Thread(this, "nqueens-" + backend + "-progress");
    thread.setDaemon(true);
    this.threads = List.of(thread);
  }

  /**
   * Answers a question and reports its progress, if the options say so. No thread and no report
   * outlives this method.
   *
   * @param stop the stop signal of the call
   * @param question answers the question
   * @return the answer; instead, the exception of the consumer is thrown if there was one
   */
  public static <T> T during(
      SolverOptions options, StopSignal stop, Function<ProgressLog, T> question) {
    return options.progress().isEmpty()
        ? question.apply(ProgressLog.NONE)
        : start(options.progress().get(), options.backend().id(), stop).during(question);
  }

  /** Starts to report. */
  static ProgressReports start(ProgressOption option, String backend, StopSignal stop) {
    ProgressReports reports = new ProgressReports(option, backend, stop);
    reports.threads.forEach(Thread::start);
    return reports;
  }

  private <T> T during(Function<ProgressLog, T> question) {
    Optional<T> answer = Optional.empty();
    try {
      answer = Optional.of(question.apply(account));
    } catch (Throwable t) { // of any kind: it goes to the caller, after that of the consumer
      failure.keep(t);
    }
    close();
    failure.rethrow();
    return answer.orElseThrow();
  }

  /** The log whose contents are reported. */
  ProgressLog log() {
    return account;
  }

  /**
   * Makes the last report and waits for it, except in the consumer, which the last report follows;
   * throws nothing.
   */
  void close() {
    end();
    if (!threads.contains(Thread.currentThread())) {
      WorkerThreads.join(threads, stop);
    }
  }

  /** Asks for the last report, without waiting for it. */
  synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** True if the consumer threw an exception. */
  boolean hasFailed() {
    return failure.isPresent();
  }

  /** Throws the exception of the consumer if there was one. */
  void rethrow() {
    failure.rethrow();
  }

  @Override
  public void run() {
    try {
      while (awaitInterval()) {
        report();
        account.ask();
      }
      report();
    } catch (Throwable t) { // of any kind: it goes to the caller
      failure.keep(t);
      stop.stopCall();
    }
  }

  /** Waits for the next report; false if it is the last one. */
  private synchronized boolean awaitInterval() {
    long start = System.nanoTime();
    long left = intervalMillis;
    while (!ended && left > 0) {
      try {
        wait(left);
      } catch (InterruptedException e) {
        // The consumer interrupted this thread, which is not its own: the wait goes on.
      }
      left = intervalMillis - (System.nanoTime() - start) / 1_000_000;
    }
    return !ended;
  }

  private void report() {
    double fraction = account.fraction();
    Duration elapsed = stop.elapsed();
    consumer.accept(
        new SearchProgress(
            fraction,
            account.decisions(),
            account.solutions(),
            elapsed,
            remaining(fraction, elapsed)));
  }

  /** The expected time at the pace of this call; empty before there is one. */
  private Optional<Duration> remaining(double fraction, Duration elapsed) {
    if (fraction == 1) {
      return Optional.of(Duration.ZERO);
    }
    double own = fraction - account.resumed();
    double seconds = elapsed.toNanos() / NANOS_PER_SECOND * (1 - fraction) / own;
    return own > 0 && seconds < MAX_SECONDS
        ? Optional.of(Duration.ofMillis((long) (seconds * MILLIS_PER_SECOND)))
        : Optional.empty();
  }
}
