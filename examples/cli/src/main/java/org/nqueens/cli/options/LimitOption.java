package org.nqueens.cli.options;

import org.nqueens.QueensSolverBuilder;

/** The option that ends each search at a number of solutions. */
public final class LimitOption extends OptionGroup {
  private final Value<Long> limit =
      value(Long.class, "--limit", "COUNT", "Stop each search after this number of solutions.");

  public LimitOption(OptionGroup whole) {
    super(whole);
  }

  /** Sets the limit on a builder if it is given, and returns the builder. */
  public QueensSolverBuilder on(QueensSolverBuilder builder) {
    if (limit.get() != null && limit.get() < 1) {
      throw new IllegalArgumentException(
          "limit (%s) must be at least 1: leave it out for no limit".formatted(limit.get()));
    }
    return limit.get() == null ? builder : builder.solutionLimit(limit.get());
  }
}
