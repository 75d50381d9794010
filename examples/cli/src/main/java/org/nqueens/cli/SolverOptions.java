package org.nqueens.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendRegistry;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that configure a solver. */
final class SolverOptions {
  @Option(
      names = "--backend",
      paramLabel = "ID",
      defaultValue = "embedded",
      description = "The backend, see `queens backends` (default: ${DEFAULT-VALUE}).")
  private String backend;

  /** The options under which a question about all solutions would be another one. */
  static final List<String> OF_ONE_SEARCH =
      List.of("--limit", "--up-to-symmetry", "--variable", "--value", "--fastest", "--level");

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

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      converter = LevelConverter.class,
      completionCandidates = LevelConverter.Names.class,
      description =
          "The level of propagation at every node: ${COMPLETION-CANDIDATES} (default: the backend's"
              + " quickest way).")
  private Propagation level;

  @Option(
      names = "--fastest",
      description =
          "All solutions in the order that is fastest on the backend; not with --variable or"
              + " --value.")
  private boolean fastest;

  @Option(
      names = "--limit",
      paramLabel = "COUNT",
      description = "Stop after this number of solutions.")
  private Long limit;

  @Option(
      names = "--up-to-symmetry",
      description =
          "Only the first of the solutions that are equivalent under the rotations and reflections"
              + " of the problem.")
  private boolean upToSymmetry;

  @Mixin private EffortOptions effort;

  boolean isLimited() {
    return limit != null;
  }

  boolean isUpToSymmetry() {
    return upToSymmetry;
  }

  /** The backend and the threads, such as {@code embedded, 2 threads}. */
  String means() {
    return "%s, %s".formatted(backend, Counted.of(effort.threads(), "thread"));
  }

  String backend() {
    return backend;
  }

  int threads() {
    return effort.threads();
  }

  QueensSolver solver() {
    return solver(Duration.ZERO);
  }

  /** A solver whose time limit is reduced by the time spent so far. */
  QueensSolver solver(Duration spent) {
    QueensSolverBuilder builder = effort.builder(backend, spent);
    if (fastest) {
      if (variable != null || value != null) {
        throw new IllegalArgumentException(
            "--fastest must come without --variable and --value: the backend chooses the order");
      }
      builder.anyOrder();
    } else if (variable != null || value != null) {
      builder.strategy(strategy());
    }
    if (level != null) {
      builder.propagation(level);
    }
    if (limit != null) {
      builder.solutionLimit(limit);
    }
    if (upToSymmetry) {
      builder.upToSymmetry();
    }
    return builder.build();
  }

  private SearchStrategy strategy() {
    return SearchStrategy.of(
        variable == null ? VariableSelection.FIRST_UNBOUND : variable,
        value == null ? ValueSelection.SMALLEST : value);
  }

  /** The effort of a search of all solutions by {@link #solver()}. */
  Effort effort(QueensModel model, SolveResult result) {
    Optional<SearchStrategy> order =
        fastest
            ? BackendRegistry.load().find(backend).flatMap(found -> found.preferredStrategy(model))
            : Optional.of(strategy());
    return new Effort(result, new SearchDescription(order, effort.threads(), upToSymmetry));
  }
}
