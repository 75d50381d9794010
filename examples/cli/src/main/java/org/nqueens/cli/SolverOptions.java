package org.nqueens.cli;

import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import picocli.CommandLine.Option;

/** The options that say how to search. */
final class SolverOptions {
  @Option(
      names = "--backend",
      paramLabel = "ID",
      defaultValue = "embedded",
      description = "The backend, see `queens backends` (default: ${DEFAULT-VALUE}).")
  private String backend;

  @Option(
      names = "--variable",
      paramLabel = "SELECTION",
      description = "Which column to decide on: ${COMPLETION-CANDIDATES} (default: FIRST_UNBOUND).")
  private VariableSelection variable;

  @Option(
      names = "--value",
      paramLabel = "SELECTION",
      description = "Which of its rows to try first: ${COMPLETION-CANDIDATES} (default: SMALLEST).")
  private ValueSelection value;

  @Option(
      names = "--threads",
      paramLabel = "COUNT",
      defaultValue = "1",
      description = "How many threads search at most (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Option(names = "--limit", paramLabel = "COUNT", description = "Stop after so many solutions.")
  private Long limit;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Stop after so much time, such as 500ms, 30s, 5m or 2h.")
  private Duration timeLimit;

  QueensSolver solver() {
    QueensSolverBuilder builder = QueensSolver.builder().backend(backend).threads(threads);
    if (variable != null || value != null) {
      builder.strategy(
          SearchStrategy.of(
              variable == null ? VariableSelection.FIRST_UNBOUND : variable,
              value == null ? ValueSelection.SMALLEST : value));
    }
    if (limit != null) {
      builder.solutionLimit(limit);
    }
    if (timeLimit != null) {
      builder.timeLimit(timeLimit);
    }
    return builder.build();
  }
}
