package org.nqueens.cli;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.QueensSolverBuilder;
import picocli.CommandLine.Option;

/** The option that says how long a search may take. */
final class TimeLimit {
  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Stop after so much time, such as 500ms, 1.5s, 1m30s, 2h, 1d; 90 is in seconds.")
  private Duration limit;

  /** The limit, or empty for none. */
  Optional<Duration> limit() {
    return Optional.ofNullable(limit);
  }

  QueensSolverBuilder on(QueensSolverBuilder builder) {
    return restOn(builder, Duration.ZERO);
  }

  /** Limits a search to the time that is left after others. */
  QueensSolverBuilder restOn(QueensSolverBuilder builder, Duration spent) {
    if (limit == null) {
      return builder;
    }
    boolean over = spent.compareTo(limit) > 0;
    return builder.timeLimit(over ? Duration.ZERO : limit.minus(spent));
  }
}
