package org.nqueens.cli.options;

import org.nqueens.QueensSolverBuilder;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
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
    return on(builder, 0);
  }

  /**
   * The same for one of several searches that count together: less the solutions found before.
   * Throws a SearchStoppedException if these are enough.
   */
  public QueensSolverBuilder on(QueensSolverBuilder builder, long found) {
    if (limit != null && found > 0 && found >= limit) {
      throw new SearchStoppedException(Completion.SOLUTION_LIMIT);
    }
    return limit == null ? builder : builder.solutionLimit(limit - found);
  }
}
