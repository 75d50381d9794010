package org.nqueens.cli;

import java.util.Optional;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import picocli.CommandLine.Option;

/** The options of a named search strategy. */
final class StrategyOptions {
  @Option(
      names = "--variable",
      paramLabel = "SELECTION",
      description = "The column to branch on: ${COMPLETION-CANDIDATES} (default: FIRST_UNBOUND).")
  private VariableSelection variable;

  @Option(
      names = "--value",
      paramLabel = "SELECTION",
      description = "The rows to try first: ${COMPLETION-CANDIDATES} (default: SMALLEST).")
  private ValueSelection value;

  /** The strategy; empty if neither option is given. */
  Optional<SearchStrategy> strategy() {
    return variable == null && value == null
        ? Optional.empty()
        : Optional.of(
            SearchStrategy.of(
                variable == null ? VariableSelection.FIRST_UNBOUND : variable,
                value == null ? ValueSelection.SMALLEST : value));
  }
}
