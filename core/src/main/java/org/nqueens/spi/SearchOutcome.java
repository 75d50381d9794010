package org.nqueens.spi;

import java.util.Objects;

/**
 * What a backend reports about one search. {@code SearchStatistics} defines decisions, failures and
 * nodes.
 *
 * @param exhausted true if the whole search space was explored, so that there are no further
 *     solutions; false if the search was stopped, even if this happened after the last solution
 * @param solutions the number of solutions found, including the solution where the sink stopped the
 *     search; at least 0
 * @param decisions the number of nodes where the search decided, at least 0
 * @param failures the dead ends met, at least 0
 * @param nodes the nodes searched, at least 0
 */
public record SearchOutcome(
    boolean exhausted, long solutions, long decisions, long failures, long nodes) {
  /** The outcome of an empty search space. */
  public static final SearchOutcome EMPTY = ofTree(true, 0, 0, 0);

  /**
   * Defines the outcome.
   *
   * @throws IllegalArgumentException if a number is negative
   */
  public SearchOutcome {
    requireNotNegative("solutions", solutions, "count the placements found");
    requireNotNegative("decisions", decisions, "count the decisions, or pass 0");
    requireNotNegative("failures", failures, "count the dead ends, or pass 0");
    requireNotNegative("nodes", nodes, "count the nodes, or pass 0");
  }

  /**
   * The outcome of a search of one tree. Its number of nodes is the sum of decisions, failures and
   * solutions.
   *
   * @throws IllegalArgumentException if a number is negative
   */
  public static SearchOutcome ofTree(
      boolean exhausted, long solutions, long decisions, long failures) {
    return new SearchOutcome(
        exhausted, solutions, decisions, failures, decisions + failures + solutions);
  }

  /**
   * The sum of this outcome and another outcome.
   *
   * @return the sums; exhausted if both outcomes are
   * @throws ArithmeticException if a sum overflows a {@code long}
   */
  public SearchOutcome plus(SearchOutcome other) {
    Objects.requireNonNull(other, "other");
    return new SearchOutcome(
        exhausted && other.exhausted,
        sum("solutions", solutions, other.solutions),
        sum("decisions", decisions, other.decisions),
        sum("failures", failures, other.failures),
        sum("nodes", nodes, other.nodes));
  }

  private static long sum(String name, long one, long other) {
    if (one > Long.MAX_VALUE - other) {
      throw new ArithmeticException(
          "%s (%s and %s) must be at most 2^63 - 1 together: count the parts of the model one by one"
              .formatted(name, one, other));
    }
    return one + other;
  }

  /** {@return this outcome as not exhausted, for a part of a search that was stopped} */
  public SearchOutcome unfinished() {
    return new SearchOutcome(false, solutions, decisions, failures, nodes);
  }

  private static void requireNotNegative(String name, long value, String remedy) {
    if (value < 0) {
      throw new IllegalArgumentException(
          "%s (%s) must not be negative: %s".formatted(name, value, remedy));
    }
  }
}
