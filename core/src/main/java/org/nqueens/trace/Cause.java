package org.nqueens.trace;

import java.util.Objects;
import java.util.Set;
import org.nqueens.model.Square;

/**
 * The cause of the removal of a row from a domain. A rule is named by the name of its all-different
 * in the model; columns and rows are 0-based. Immutable and thread-safe.
 */
public sealed interface Cause {

  /** The decision, applied or refuted, of the branch that leads to the node. */
  record Decided() implements Cause {
    @Override
    public String toString() {
      return "decided";
    }
  }

  /** A queen, the only row left in its column, attacks the square by a rule. */
  record Attacked(String rule, Square queen) implements Cause {
    public Attacked {
      Objects.requireNonNull(rule, "rule");
      Objects.requireNonNull(queen, "queen");
    }

    @Override
    public String toString() {
      return "queen %s, %s".formatted(queen, rule);
    }
  }

  /**
   * A Hall set (P. Hall, <i>On representatives of subsets</i>, 1935): some columns together can
   * take only as many values as there are columns, so they need all of these values, and no other
   * column can take one of them.
   *
   * @param values the values that their views can take, as many as columns
   */
  record HallSet(String rule, Set<Integer> columns, Set<Integer> values) implements Cause {
    /** Defines the cause; the sets are copied. */
    public HallSet {
      Objects.requireNonNull(rule, "rule");
      columns = RuleArguments.sorted("columns", columns);
      values = RuleArguments.sorted("values", values);
    }

    @Override
    public String toString() {
      return "columns %s need the values %s, %s".formatted(columns, values, rule);
    }
  }

  /**
   * A value that must be taken can only be taken in this column, so the other rows of the column
   * are removed.
   *
   * @param rule the name of the all-different, which has as many values as views
   * @param value the value, for example a row or the number of a region
   */
  record LastPlace(String rule, int value) implements Cause {
    public LastPlace {
      Objects.requireNonNull(rule, "rule");
    }

    @Override
    public String toString() {
      return "last place of %s, %s".formatted(value, rule);
    }
  }

  /**
   * No support: a queen on the square attacks all rows left in another column, each by some rule
   * ({@link org.nqueens.search.Propagation#ARC}).
   *
   * @param column the other column, 0-based
   * @param rows the rows left in the other column, 0-based
   */
  record NoSupport(int column, Set<Integer> rows) implements Cause {
    /** Defines the cause; the set is copied. */
    public NoSupport {
      rows = RuleArguments.sorted("rows", rows);
    }

    @Override
    public String toString() {
      return "no support in column %s, rows %s".formatted(column, rows);
    }
  }

  /**
   * The backend removed the row, but the propagation of this library at the level of the search
   * does not.
   */
  record Unexplained() implements Cause {
    @Override
    public String toString() {
      return "removed by the solver, which does not tell why";
    }
  }
}
