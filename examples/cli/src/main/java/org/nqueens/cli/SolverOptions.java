package org.nqueens.cli;

import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import picocli.CommandLine.Mixin;
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
      names = "--fastest",
      description =
          "All solutions in whichever order the backend is quickest at; not with --variable or"
              + " --value.")
  private boolean fastest;

  @Option(names = "--limit", paramLabel = "COUNT", description = "Stop after so many solutions.")
  private Long limit;

  @Option(
      names = "--up-to-symmetry",
      description =
          "Of solutions that the rotations and reflections which leave the problem as it is map to"
              + " each other, only the first.")
  private boolean upToSymmetry;

  @Mixin private EffortOptions effort;

  boolean isLimited() {
    return limit != null;
  }

  boolean isUpToSymmetry() {
    return upToSymmetry;
  }

  QueensSolver solver() {
    return solver(Duration.ZERO);
  }

  /** A solver for the time that is left after another search. */
  QueensSolver solver(Duration spent) {
    QueensSolverBuilder builder = effort.builder(backend, spent);
    if (fastest) {
      if (variable != null || value != null) {
        throw new IllegalArgumentException(
            "--fastest leaves the order to the backend: give it without --variable and --value");
      }
      builder.anyOrder();
    } else if (variable != null || value != null) {
      builder.strategy(
          SearchStrategy.of(
              variable == null ? VariableSelection.FIRST_UNBOUND : variable,
              value == null ? ValueSelection.SMALLEST : value));
    }
    if (limit != null) {
      builder.solutionLimit(limit);
    }
    if (upToSymmetry) {
      builder.upToSymmetry();
    }
    return builder.build();
  }
}
