package org.nqueens.cli;

import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that limit the effort of a search: threads and time. */
final class EffortOptions {
  @Mixin private TimeLimit timeLimit;

  @Option(
      names = "--threads",
      paramLabel = "COUNT",
      defaultValue = "1",
      converter = ThreadsConverter.class,
      description =
          "The maximum number of search threads, or auto for the processors that the JVM sees"
              + " (default: ${DEFAULT-VALUE}).")
  private int threads;

  int threads() {
    return threads;
  }

  /** A builder of a solver with these limits. */
  QueensSolverBuilder builder(String backend) {
    return builder(backend, Duration.ZERO);
  }

  /** A builder of a solver whose time limit is reduced by the time spent so far. */
  QueensSolverBuilder builder(String backend, Duration spent) {
    return timeLimit.restOn(QueensSolver.builder().backend(backend).threads(threads), spent);
  }
}
