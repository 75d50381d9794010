package org.nqueens.cli;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how a solver searches, whatever it searches for. */
final class SearchOptions {
  @Mixin private StrategyOptions strategy;

  @Option(
      names = "--propagation",
      paramLabel = "PROPAGATION",
      converter = PropagationConverter.class,
      completionCandidates = PropagationConverter.Names.class,
      description =
          "The propagation at every node, see `queens help propagation`: ${COMPLETION-CANDIDATES}"
              + " (default: the backend's quickest way).")
  private Propagation propagation;

  @Mixin private EffortOptions effort;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      completionCandidates = BackendIds.class,
      defaultValue = "embedded",
      description = "The backend, see `queens backends` (default: ${DEFAULT-VALUE}).")
  private String backend;

  String backend() {
    return backend;
  }

  int threads() {
    return effort.threads();
  }

  /** The strategy chosen; empty for the solver's own. */
  Optional<SearchStrategy> strategy() {
    return strategy.strategy();
  }

  /** A builder of such a solver, whose time limit is reduced by the time spent so far. */
  QueensSolverBuilder builder(Duration spent) {
    QueensSolverBuilder builder = effort.builder(backend, spent);
    strategy().ifPresent(builder::strategy);
    if (propagation != null) {
      builder.propagation(propagation);
    }
    return builder;
  }
}
