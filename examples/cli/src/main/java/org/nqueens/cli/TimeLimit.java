package org.nqueens.cli;

import java.time.Duration;
import org.nqueens.QueensSolverBuilder;
import picocli.CommandLine.Option;

/** The option that says how long a search may take. */
final class TimeLimit {
  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Stop after so much time, such as 500ms, 30s, 5m or 2h.")
  private Duration limit;

  QueensSolverBuilder on(QueensSolverBuilder builder) {
    return limit == null ? builder : builder.timeLimit(limit);
  }
}
