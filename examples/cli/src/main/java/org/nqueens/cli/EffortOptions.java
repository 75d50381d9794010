package org.nqueens.cli;

import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import picocli.CommandLine.Option;

/** The options that say how much may be spent on a search. */
final class EffortOptions {
  @Option(
      names = "--threads",
      paramLabel = "COUNT",
      defaultValue = "1",
      description = "How many threads search at most (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Stop after so much time, such as 500ms, 30s, 5m or 2h.")
  private Duration timeLimit;

  /** Starts a solver on a backend that keeps within these. */
  QueensSolverBuilder builder(String backend) {
    QueensSolverBuilder builder = QueensSolver.builder().backend(backend).threads(threads);
    return timeLimit == null ? builder : builder.timeLimit(timeLimit);
  }
}
