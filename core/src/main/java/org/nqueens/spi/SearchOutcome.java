package org.nqueens.spi;

/**
 * The report of a backend on one search.
 *
 * @param exhausted true if the whole search space was explored, so that there are no further
 *     solutions; false if the search was stopped, even if by chance after the last one
 * @param solutions the solutions found, including one at which the sink stopped the search; at
 *     least 0
 * @param branches the decisions applied or refuted, at least 0
 * @param failures the dead ends met, at least 0
 */
public record SearchOutcome(boolean exhausted, long solutions, long branches, long failures) {
  /** The outcome of an empty search space. */
  public static final SearchOutcome EMPTY = new SearchOutcome(true, 0, 0, 0);

  /**
   * Defines the outcome.
   *
   * @param exhausted true if the whole search space was explored
   * @param solutions the solutions found
   * @param branches the decisions applied or refuted
   * @param failures the dead ends met
   * @throws IllegalArgumentException if a number is negative
   */
  public SearchOutcome {
    requireNotNegative("solutions", solutions, "count the placements found");
    requireNotNegative("branches", branches, "count the decisions, or pass 0");
    requireNotNegative("failures", failures, "count the dead ends, or pass 0");
  }

  /**
   * The outcome of this search and another one together.
   *
   * @param other the outcome of a search of another part
   * @return the sums; exhausted if both are
   */
  public SearchOutcome plus(SearchOutcome other) {
    return new SearchOutcome(
        exhausted && other.exhausted,
        solutions + other.solutions,
        branches + other.branches,
        failures + other.failures);
  }

  /**
   * The outcome of this search as a part of one that was stopped.
   *
   * @return the same numbers, not exhausted
   */
  public SearchOutcome unfinished() {
    return new SearchOutcome(false, solutions, branches, failures);
  }

  private static void requireNotNegative(String name, long value, String remedy) {
    if (value < 0) {
      throw new IllegalArgumentException(
          "%s (%s) must not be negative: %s".formatted(name, value, remedy));
    }
  }
}
