package org.nqueens.internal.run;

import java.util.Optional;
import java.util.function.Predicate;
import org.nqueens.internal.call.BackendSelection;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.SolverQuestion;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.SearchTrace;

/**
 * The questions that are answered by showing one tree. Immutable and safe for use by many threads.
 */
public final class TreeSearches {
  private final SolverOptions options;

  /** Prepares searches under the options of a solver. */
  public TreeSearches(SolverOptions options) {
    this.options = options;
  }

  /**
   * Enumerates by one tree at a time, and reports the events to the listener of the solver.
   *
   * @param consumer receives each placement; returns whether to continue
   * @param stop the stop signal of the whole call
   * @param progress takes the progress
   */
  public SolveResult enumerate(
      QueensModel model,
      Predicate<? super Placement> consumer,
      StopSignal stop,
      ProgressLog progress) {
    return new TreeRun(options, model, options.listener(), Integer.MAX_VALUE, stop, progress)
        .enumerate(consumer, options.solutionLimit());
  }

  /**
   * Records the tree of a search.
   *
   * @param stop the stop signal of the whole call
   * @param progress takes the progress
   */
  public SearchTrace trace(QueensModel model, StopSignal stop, ProgressLog progress) {
    requireOneTree(SolverQuestion.TRACE);
    TraceRecorder recorder = new TraceRecorder();
    TreeRun run =
        new TreeRun(options, model, Optional.of(recorder), SearchTrace.MAX_NODES, stop, progress);
    run.enumerate(placement -> true, options.solutionLimit());
    return recorder.trace(run.strategy());
  }

  /**
   * Records the root of a search.
   *
   * @param stop the stop signal of the whole call
   * @param progress takes the progress
   * @throws SearchStoppedException if the search is stopped before the end of the root
   */
  public Consequences propagate(QueensModel model, StopSignal stop, ProgressLog progress) {
    requireOneTree(SolverQuestion.PROPAGATE);
    RootListener root = new RootListener(stop);
    TreeRun run = new TreeRun(options, model, Optional.of(root), Integer.MAX_VALUE, stop, progress);
    return root.consequences(model, run.enumerate(placement -> true, Long.MAX_VALUE));
  }

  /** Refuses a question about one tree where the solver searches several, or shows none. */
  private void requireOneTree(SolverQuestion question) {
    question.requireAnswerable(options);
    BackendSelection.requireTracing(options.backend());
  }
}
