package org.nqueens.search;

/** Which of a column's rows a {@link NamedStrategy} tries first. */
public enum ValueSelection {
  /** The smallest row: {@code q_j = min}, else {@code q_j != min}. */
  SMALLEST {
    @Override
    public Decision decide(int column, SearchState state) {
      return Decision.assign(column, state.min(column));
    }
  },
  /** The largest row: {@code q_j = max}, else {@code q_j != max}. */
  LARGEST {
    @Override
    public Decision decide(int column, SearchState state) {
      return Decision.assign(column, state.max(column));
    }
  },
  /**
   * The row nearest to the centre {@code (min + max) / 2}, rounded down, the lower one of two;
   * CP-SAT takes the median of the domain instead.
   */
  MIDDLE {
    @Override
    public Decision decide(int column, SearchState state) {
      int centre = centre(column, state);
      int distance = 0;
      while (!state.contains(column, centre - distance)
          && !state.contains(column, centre + distance)) {
        distance++;
      }
      boolean lower = state.contains(column, centre - distance);
      return Decision.assign(column, lower ? centre - distance : centre + distance);
    }
  },
  /** The lower half: {@code q_j <= (min + max) / 2}, rounded down, else the upper half. */
  LOWER_HALF {
    @Override
    public Decision decide(int column, SearchState state) {
      return Decision.atMost(column, centre(column, state));
    }
  },
  /** The upper half: {@code q_j > (min + max) / 2}, rounded down, else the lower half. */
  UPPER_HALF {
    @Override
    public Decision decide(int column, SearchState state) {
      return Decision.atLeast(column, centre(column, state) + 1);
    }
  };

  /**
   * The decision about a column.
   *
   * @param column an unbound column
   * @param state the domains now
   * @return the decision whose left branch has the rows to try first
   */
  public abstract Decision decide(int column, SearchState state);

  private static int centre(int column, SearchState state) {
    return (state.min(column) + state.max(column)) >>> 1;
  }
}
