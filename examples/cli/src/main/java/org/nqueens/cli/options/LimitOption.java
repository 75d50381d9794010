package org.nqueens.cli.options;

import org.nqueens.QueensSolverBuilder;
import picocli.CommandLine.Option;

/** The option that ends each search at a number of solutions. */
public final class LimitOption {
  @Option(
      names = "--limit",
      paramLabel = "COUNT",
      description = "Stop each search after this number of solutions.")
  private Long limit;

  /** Sets the limit on a builder if it is given, and returns the builder. */
  public QueensSolverBuilder on(QueensSolverBuilder builder) {
    return limit == null ? builder : builder.solutionLimit(limit);
  }
}
