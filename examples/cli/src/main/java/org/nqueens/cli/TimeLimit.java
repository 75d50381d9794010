package org.nqueens.cli;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.puzzle.PuzzleGuide;
import picocli.CommandLine.Option;

/** The option of a time limit. */
final class TimeLimit {
  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Stop after this time: 500ms, 1.5s, 1m30s, 2h, 1d; a number without a unit is in seconds.")
  private Duration limit;

  /** The limit, or empty for none. */
  Optional<Duration> limit() {
    return Optional.ofNullable(limit);
  }

  PuzzleGuide on(PuzzleGuide guide) {
    return limit().map(guide::withTimeLimit).orElse(guide);
  }

  QueensSolverBuilder on(QueensSolverBuilder builder) {
    return restOn(builder, Duration.ZERO);
  }

  /** Sets the time limit, reduced by the time spent so far. */
  QueensSolverBuilder restOn(QueensSolverBuilder builder, Duration spent) {
    if (limit == null) {
      return builder;
    }
    boolean over = spent.compareTo(limit) > 0;
    return builder.timeLimit(over ? Duration.ZERO : limit.minus(spent));
  }
}
