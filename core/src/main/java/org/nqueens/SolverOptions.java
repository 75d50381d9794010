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
    boolean upToSymmetry) {}
