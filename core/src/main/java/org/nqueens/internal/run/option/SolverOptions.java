package org.nqueens.internal.run.option;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.StrategyOption;
import org.nqueens.result.SearchProgress;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;

/**
 * The options of a solver.
 *
 * @param threads at least 1
 * @param timeLimit the limit of each call
 * @param solutionLimit the placements of each call, at least 1; {@link Long#MAX_VALUE} for all
 * @param upToSymmetry whether only one placement of each symmetry class is delivered
 */
public record SolverOptions(
    BackendCalls backend,
    StrategyOption strategy,
    int threads,
    Optional<Duration> timeLimit,
    long solutionLimit,
    Optional<Reports> progress,
    Optional<StopToken> stopToken,
    boolean upToSymmetry) {

  /**
   * The reports that a solver makes.
   *
   * @param interval the time between two reports, at least a millisecond
   */
  public record Reports(Duration interval, Consumer<? super SearchProgress> consumer) {
    @Override
    public String toString() {
      return consumer.toString();
    }
  }

  /** The strategy of a search by one tree; not called with a portfolio or any order. */
  public SearchStrategy treeStrategy() {
    return strategy instanceof StrategyOption.Chosen chosen
        ? chosen.strategy()
        : SearchStrategy.LEXICOGRAPHIC;
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
    progress.ifPresent(taker -> text.append(", with reports of progress"));
    stopToken.ifPresent(token -> text.append(", with a stop token"));
    return text.append(upToSymmetry ? ", up to symmetry" : "").toString();
  }
}
