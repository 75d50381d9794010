package org.nqueens.cli;

import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that select an empty board. */
final class Problem {
  @Parameters(paramLabel = "N", description = "The size of the board.")
  private int n;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      defaultValue = "queens",
      converter = VariantConverter.class,
      completionCandidates = VariantConverter.Names.class,
      description = "The pieces: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Variant variant;

  QueensModel model() {
    return variant.builder(n).build();
  }

  int size() {
    return n;
  }
}
