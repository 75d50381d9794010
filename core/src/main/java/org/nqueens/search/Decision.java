package org.nqueens.search;

import java.util.Objects;

/**
 * A statement about one column that splits a search in two: the left branch, explored first, where
 * it holds, and the right branch, where the contrary holds.
 *
 * @param column the column j, 0-based
 * @param relation how {@code q_j} relates to the row in the left branch
 * @param row the row r, 0-based
 */
public record Decision(int column, Relation relation, int row) {

  /** How the queen of a column relates to a row. */
  public enum Relation {
    /** {@code q_j = r}; the contrary is {@code q_j != r}. */
    EQUAL,
    /** {@code q_j <= r}; the contrary is {@code q_j > r}. */
    AT_MOST,
    /** {@code q_j >= r}; the contrary is {@code q_j < r}. */
    AT_LEAST
  }

  /**
   * Defines the decision; {@link #assign}, {@link #atMost} and {@link #atLeast} read better.
   *
   * @param column the column j
   * @param relation how {@code q_j} relates to the row
   * @param row the row r
   * @throws NullPointerException if the relation is null
   */
  public Decision {
    Objects.requireNonNull(relation, "relation (null) must not be null: pass a Relation");
  }

  /**
   * {@code q_j = r}, else {@code q_j != r}.
   *
   * @param column the column j
   * @param row the row r
   * @return the decision
   */
  public static Decision assign(int column, int row) {
    return new Decision(column, Relation.EQUAL, row);
  }

  /**
   * {@code q_j <= r}, else {@code q_j > r}.
   *
   * @param column the column j
   * @param row the row r
   * @return the decision
   */
  public static Decision atMost(int column, int row) {
    return new Decision(column, Relation.AT_MOST, row);
  }

  /**
   * {@code q_j >= r}, else {@code q_j < r}.
   *
   * @param column the column j
   * @param row the row r
   * @return the decision
   */
  public static Decision atLeast(int column, int row) {
    return new Decision(column, Relation.AT_LEAST, row);
  }

  /**
   * Tells whether a row belongs to the left branch.
   *
   * @param candidate a row
   * @return true if a queen there satisfies the decision
   */
  public boolean admits(int candidate) {
    return switch (relation) {
      case EQUAL -> candidate == row;
      case AT_MOST -> candidate <= row;
      case AT_LEAST -> candidate >= row;
    };
  }

  /**
   * Asks a strategy for its decision and makes sure that it is one: on a column of the board, and
   * leaving each branch at least one row. This is how a backend calls a strategy.
   *
   * @param strategy the strategy
   * @param state the domains now
   * @return the strategy's decision
   * @throws StrategyException if the strategy throws an exception, returns null, or returns a
   *     decision that does not split a domain; an {@code Error} passes as it is
   */
  public static Decision from(SearchStrategy strategy, SearchState state) {
    Objects.requireNonNull(strategy, "strategy (null) must not be null: pass the one to ask");
    Objects.requireNonNull(state, "state (null) must not be null: pass the domains now");
    Decision decision;
    try {
      decision = strategy.next(state);
    } catch (Exception e) {
      throw new StrategyException(
          "strategy (" + strategy + ") threw " + e + ": see the cause and mend the strategy", e);
    }
    if (decision == null) {
      throw new StrategyException(
          "strategy ("
              + strategy
              + ") returned null, but a column is unbound: return a decision on an unbound column",
          null);
    }
    if (!decision.splits(state)) {
      throw new StrategyException(
          "strategy ("
              + strategy
              + ") returned "
              + decision
              + ", which does not split the domain of a column: choose an unbound column of the"
              + " board and leave it some, not all, of its rows",
          null);
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

  /** The formula, such as {@code q_3 = 5}. */
  @Override
  public String toString() {
    String sign =
        switch (relation) {
          case EQUAL -> " = ";
          case AT_MOST -> " <= ";
          case AT_LEAST -> " >= ";
        };
    return "q_" + column + sign + row;
  }
}
