package org.nqueens;

import java.time.Duration;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SolverBackend;

/**
 * The options of a solver, all of them set.
 *
 * @param backend the backend
 * @param strategy the strategy, or null for the one that suits each call
 * @param threads the number of threads, at least 1
 * @param timeLimit the limit of each call, or null for none
 * @param solutionLimit the placements of each call, {@link Long#MAX_VALUE} for all
 * @param upToSymmetry whether one placement stands for all its images
 */
record SolverOptions(
    SolverBackend backend,
    SearchStrategy strategy,
    int threads,
    Duration timeLimit,
    long solutionLimit,
    boolean upToSymmetry) {

  /** The options that are not the usual ones, such as {@code solver on cp, 2 threads}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("solver on ").append(backend.id());
    if (strategy != null) {
      text.append(", strategy ").append(strategy);
    }
    if (threads > 1) {
      text.append(", ").append(threads).append(" threads");
    }
    if (timeLimit != null) {
      text.append(", time limit ").append(timeLimit);
    }
    if (solutionLimit < Long.MAX_VALUE) {
      text.append(", solution limit ").append(solutionLimit);
    }
    return text.append(upToSymmetry ? ", up to symmetry" : "").toString();
  }
}
