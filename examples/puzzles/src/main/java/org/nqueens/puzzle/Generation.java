package org.nqueens.puzzle;

import java.util.function.Consumer;

/**
 * The run of one generation: its solver, its effort, the listener to the effort, and the stop by
 * the time limit or an interrupt. Not thread-safe.
 */
final class Generation {
  private static final long REPORT_NANOS = 50_000_000;

  private final PuzzleSolver solver;
  private final Consumer<? super GenerationProgress> listener;
  private int attempts;
  private long boards;
  private long lastReport;

  Generation(PuzzleSolver solver, Consumer<? super GenerationProgress> listener) {
    this.solver = solver;
    this.listener = listener;
  }

  PuzzleSolver solver() {
    return solver;
  }

  /** The effort after at least one attempt has begun. */
  GenerationProgress progress() {
    return new GenerationProgress(attempts, boards);
  }

  /** Counts an attempt, and reports it. */
  void beginAttempt() {
    attempts++;
    report(System.nanoTime());
  }

  /**
   * Counts a board that is about to be examined; reports at most 20 times a second.
   *
   * @throws org.nqueens.result.SearchStoppedException if the time is up or the thread interrupted
   */
  void countBoard() {
    solver.requireTime();
    boards++;
    long now = System.nanoTime();
    if (now - lastReport >= REPORT_NANOS) {
      report(now);
    }
  }

  private void report(long now) {
    lastReport = now;
    listener.accept(progress());
  }
}
