package org.nqueens.internal.call;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.nqueens.result.SearchProgress;
import org.nqueens.search.Propagation;
import org.nqueens.search.StopToken;
import org.nqueens.search.TreeLimit;
import org.nqueens.spi.SolverBackend;
import org.nqueens.trace.SearchListener;

/**
 * The options of a solver.
 *
 * @param backend the calls of the backend
 * @param strategy the strategy
 * @param threads the number of threads, at least 1
 * @param timeLimit the limit of each call, or empty for none
 * @param solutionLimit the placements of each call, {@link Long#MAX_VALUE} for all
 * @param failureLimit the failures of each call, {@link Long#MAX_VALUE} for any number
 * @param treeLimit the limit of the search tree, or empty for the whole tree
 * @param propagation the level of propagation, or unspecified
 * @param listener receives the events of searches, or empty
 * @param progress the reports on searches, or empty for none
 * @param stopToken stops searches, or empty
 * @param upToSymmetry whether one placement stands for all its images
 */
public record SolverOptions(
    BackendCalls backend,
    StrategyOption strategy,
    int threads,
    Optional<Duration> timeLimit,
    long solutionLimit,
    long failureLimit,
    Optional<TreeLimit> treeLimit,
    Propagation propagation,
    Optional<SearchListener> listener,
    Optional<Reports> progress,
    Optional<StopToken> stopToken,
    boolean upToSymmetry) {

  /**
   * The reports that a solver makes.
   *
   * @param interval the time between two reports, at least a millisecond
   * @param consumer takes the reports
   */
  public record Reports(Duration interval, Consumer<? super SearchProgress> consumer) {}

  /** The options of a solver on which nothing but the backend is set. */
  public static SolverOptions of(SolverBackend backend) {
    return new SolverOptions(
        new BackendCalls(backend),
        new StrategyOption.Unset(),
        1,
        Optional.empty(),
        Long.MAX_VALUE,
        Long.MAX_VALUE,
        Optional.empty(),
        Propagation.UNSPECIFIED,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false);
  }

  /** Tells whether an option asks for a search of the whole model by one tree at a time. */
  public boolean isByTree() {
    return listener.isPresent() || failureLimit < Long.MAX_VALUE || treeLimit.isPresent();
  }

  /** The options that are set, such as {@code solver on cp, 2 threads}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("solver on ").append(backend.id());
    if (!(strategy instanceof StrategyOption.Unset)) {
      text.append(", strategy ").append(strategy);
    }
    if (threads > 1) {
      text.append(", ").append(threads).append(" threads");
    }
    timeLimit.ifPresent(limit -> text.append(", time limit ").append(limit));
    if (solutionLimit < Long.MAX_VALUE) {
      text.append(", solution limit ").append(solutionLimit);
    }
    if (failureLimit < Long.MAX_VALUE) {
      text.append(", failure limit ").append(failureLimit);
    }
    treeLimit.ifPresent(limit -> text.append(", tree limit ").append(limit));
    if (propagation != Propagation.UNSPECIFIED) {
      text.append(", propagation ").append(propagation);
    }
    listener.ifPresent(hearer -> text.append(", with a listener"));
    progress.ifPresent(taker -> text.append(", with reports of progress"));
    stopToken.ifPresent(token -> text.append(", with a stop token"));
    return text.append(upToSymmetry ? ", up to symmetry" : "").toString();
  }
}
