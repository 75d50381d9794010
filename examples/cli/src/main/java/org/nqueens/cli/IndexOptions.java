package org.nqueens.cli;

import java.util.function.BiFunction;
import org.nqueens.QueensSolver;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a solver that numbers placements, or draws some. */
final class IndexOptions {
  @Mixin private EffortOptions effort;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      completionCandidates = BackendIds.class,
      defaultValue = "embedded",
      description = "The backend, see `queens backends` (default: ${DEFAULT-VALUE}).")
  private String backend;

  /** Asks, with progress and signals; prints the result line where the answer is cut short. */
  <T> T ask(String task, boolean json, Output out, BiFunction<QueensSolver, Progress, T> question) {
    return WholeAnswer.of(task, json, out, effort.builder(backend).build(), question);
  }
}
