package org.nqueens.cli;

import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how much may be spent on a search. */
final class EffortOptions {
  @Option(
      names = "--threads",
      paramLabel = "COUNT",
      defaultValue = "1",
      description = "How many threads search at most (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Mixin private TimeLimit timeLimit;

  /** Starts a solver on a backend that keeps within these. */
  QueensSolverBuilder builder(String backend) {
    return builder(backend, Duration.ZERO);
  }

  /** Starts a solver that has the time that is left after others. */
  QueensSolverBuilder builder(String backend, Duration spent) {
    return timeLimit.restOn(QueensSolver.builder().backend(backend).threads(threads), spent);
  }
}
