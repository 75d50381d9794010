package org.nqueens.search;

import java.util.Objects;

/**
 * A branching decision: a constraint on one column that holds in the left branch, which is explored
 * first, and is negated in the right branch. Immutable and thread-safe.
 *
 * @param column the column j, 0-based
 * @param relation the relation between {@code q_j} and the row in the left branch
 * @param row the row r, 0-based
 */
public record Decision(int column, Relation relation, int row) {

  /** The relation between the queen of a column and a row. */
  public enum Relation {
    /** {@code q_j = r}; the negation is {@code q_j != r}. */
    EQUAL,
    /** {@code q_j <= r}; the negation is {@code q_j > r}. */
    AT_MOST,
    /** {@code q_j >= r}; the negation is {@code q_j < r}. */
    AT_LEAST
  }

  /**
   * Defines the decision; {@link #assign}, {@link #atMost} and {@link #atLeast} are shorter. The
   * numbers are not checked here: {@link #from} checks a strategy's decision against the state.
   */
  public Decision {
    Objects.requireNonNull(relation, "relation");
  }

  /** The decision {@code q_j = r}, with the right branch {@code q_j != r}. */
  public static Decision assign(int column, int row) {
    return new Decision(column, Relation.EQUAL, row);
  }

  /** The decision {@code q_j <= r}, with the right branch {@code q_j > r}. */
  public static Decision atMost(int column, int row) {
    return new Decision(column, Relation.AT_MOST, row);
  }

  /** The decision {@code q_j >= r}, with the right branch {@code q_j < r}. */
  public static Decision atLeast(int column, int row) {
    return new Decision(column, Relation.AT_LEAST, row);
  }

  /**
   * The checked decision of a strategy: about an unbound column, with at least one row in each
   * branch. Backends call strategies by this method.
   *
   * @throws StrategyException if the strategy throws an exception, returns null, or returns a
   *     decision that does not split a domain; an {@code Error} passes unchanged
   */
  public static Decision from(SearchStrategy strategy, SearchState state) {
    Objects.requireNonNull(strategy, "strategy");
    Objects.requireNonNull(state, "state");
    Decision decision;
    try {
      decision = strategy.next(state);
    } catch (StrategyException e) {
      throw e; // of a strategy that this one asks
    } catch (Exception e) {
      throw new StrategyException(
          "strategy (" + strategy + ") threw " + e + ": see the cause and correct the strategy", e);
    }
    if (decision == null) {
      throw new StrategyException(
          "strategy (%s) returned null, but a column is unbound: return a decision on an unbound column"
              .formatted(strategy));
    }
    if (!decision.splits(state)) {
      throw new StrategyException(
          "strategy (%s) returned %s, which does not split the domain of a column: choose an unbound column of the board and leave each branch at least one of its rows"
              .formatted(strategy, decision));
    }
    return decision;
  }

  private boolean splits(SearchState state) {
    if (column < 0 || column >= state.size() || state.isBound(column)) {
      return false;
    }
    return switch (relation) {
      case EQUAL -> state.contains(column, row);
      case AT_MOST -> state.min(column) <= row && row < state.max(column);
      case AT_LEAST -> state.min(column) < row && row <= state.max(column);
    };
  }

  /** {@return the formula of the right branch, such as {@code q_3 != 5}} */
  public String negation() {
    return formula(" != ", " > ", " < ");
  }

  /** The formula, such as {@code q_3 = 5}. */
  @Override
  public String toString() {
    return formula(" = ", " <= ", " >= ");
  }

  private String formula(String equal, String atMost, String atLeast) {
    String sign =
        switch (relation) {
          case EQUAL -> equal;
          case AT_MOST -> atMost;
          case AT_LEAST -> atLeast;
        };
    return "q_" + column + sign + row;
  }
}
