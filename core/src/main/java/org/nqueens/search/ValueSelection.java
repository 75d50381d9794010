package org.nqueens.search;

import java.util.Locale;
import org.nqueens.search.Decision.Relation;

/**
 * The value selections of a {@link NamedStrategy}: which of a column's rows the left branch
 * contains. Thread-safe.
 */
public enum ValueSelection {
  /** The smallest row: {@code q_j = min}, then {@code q_j != min}. */
  SMALLEST(Relation.EQUAL) {
    @Override
    public int row(int column, SearchState state) {
      return state.min(column);
    }
  },
  /** The largest row: {@code q_j = max}, then {@code q_j != max}. */
  LARGEST(Relation.EQUAL) {
    @Override
    public int row(int column, SearchState state) {
      return state.max(column);
    }
  },
  /**
   * The row nearest to the centre {@code (min + max) / 2}, rounded down; of two nearest rows, the
   * lower. CP-SAT selects the median of the domain instead.
   */
  MIDDLE(Relation.EQUAL) {
    @Override
    public int row(int column, SearchState state) {
      if (state.domainSize(column) == 2) {
        return state.min(column);
      }
      int centre = centre(column, state);
      int distance = 0;
      while (!state.contains(column, centre - distance)
          && !state.contains(column, centre + distance)) {
        distance++;
      }
      boolean lower = state.contains(column, centre - distance);
      return lower ? centre - distance : centre + distance;
    }
  },
  /** The lower half: {@code q_j <= (min + max) / 2}, rounded down, then the upper half. */
  LOWER_HALF(Relation.AT_MOST) {
    @Override
    public int row(int column, SearchState state) {
      return centre(column, state);
    }
  },
  /** The upper half: {@code q_j > (min + max) / 2}, rounded down, then the lower half. */
  UPPER_HALF(Relation.AT_LEAST) {
    @Override
    public int row(int column, SearchState state) {
      return centre(column, state) + 1;
    }
  };

  private final Relation relation;

  ValueSelection(Relation relation) {
    this.relation = relation;
  }

  /** {@return the relation between the queen and the {@link #row} in the left branch} */
  public Relation relation() {
    return relation;
  }

  /**
   * The row of the decision about a column.
   *
   * @param column an unbound column
   * @return the row, from 0 to n - 1, inclusive
   */
  public abstract int row(int column, SearchState state);

  /**
   * The decision about a column.
   *
   * @param column an unbound column
   */
  public Decision decide(int column, SearchState state) {
    return new Decision(column, relation, row(column, state));
  }

  private static int centre(int column, SearchState state) {
    return (state.min(column) + state.max(column)) >>> 1;
  }

  /** The name in lower case, with hyphens: {@code lower-half}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
