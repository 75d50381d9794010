package org.nqueens.spi;

/** What a {@link SolverBackend} may be able to do beyond the default strategy. */
public enum Capability {
  /** Runs every combination of variable and value selection. */
  NAMED_STRATEGIES("every named strategy"),
  /** Runs strategies that users write. */
  CUSTOM_STRATEGIES("custom strategies"),
  /** Splits its search among threads under any strategy, not only under those of fixed order. */
  SPLITS_ANY_STRATEGY("threads with any strategy"),
  /** Counts without making the rows of each solution. */
  COUNTS_WITHOUT_PLACEMENTS("counts without placements");

  private final String phrase;

  Capability(String phrase) {
    this.phrase = phrase;
  }

  /** A phrase for people, such as "custom strategies". */
  @Override
  public String toString() {
    return phrase;
  }
}
