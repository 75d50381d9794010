package org.nqueens.trace;

import java.util.Objects;
import java.util.Set;
import org.nqueens.model.Square;

/**
 * The reason why a node has no solution. A rule is named by the name of its all-different in the
 * model; columns and rows are 0-based. Immutable and thread-safe.
 */
public sealed interface Failure {

  /** A column has no row left. */
  record EmptyColumn(int column) implements Failure {
    @Override
    public String toString() {
      return "column %s is empty".formatted(column);
    }
  }

  /**
   * Two queens attack each other ({@link org.nqueens.search.Propagation#NONE}).
   *
   * @param rule the name of the first all-different, in the order of the model, that they break
   * @param queen the new queen, which was compared with the queens that stand
   * @param other the first queen that it attacks, in the order of columns
   */
  record Clash(String rule, Square queen, Square other) implements Failure {
    public Clash {
      Objects.requireNonNull(rule, "rule");
      Objects.requireNonNull(queen, "queen");
      Objects.requireNonNull(other, "other");
    }

    @Override
    public String toString() {
      return "queen %s attacks queen %s, %s".formatted(queen, other, rule);
    }
  }

  /**
   * The queens of some columns can take fewer values of a rule than there are columns.
   *
   * @param values the values that their views can take, fewer than columns
   */
  record TooFewValues(String rule, Set<Integer> columns, Set<Integer> values) implements Failure {
    /** Defines the failure; the sets are copied. */
    public TooFewValues {
      Objects.requireNonNull(rule, "rule");
      columns = RuleArguments.sorted("columns", columns);
      values = RuleArguments.sorted("values", values);
    }

    @Override
    public String toString() {
      return "columns %s have only the values %s, %s".formatted(columns, values, rule);
    }
  }

  /**
   * A value that must be taken has no place left.
   *
   * @param rule the name of the all-different, which has as many values as views
   * @param value the value, for example a row or the number of a region
   */
  record NoPlace(String rule, int value) implements Failure {
    public NoPlace {
      Objects.requireNonNull(rule, "rule");
    }

    @Override
    public String toString() {
      return "no place for %s, %s".formatted(value, rule);
    }
  }

  /**
   * The backend failed, but the propagation of this library at the level of the search does not.
   */
  record Unexplained() implements Failure {
    @Override
    public String toString() {
      return "failed in the solver, which does not tell why";
    }
  }
}
