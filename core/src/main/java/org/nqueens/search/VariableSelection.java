package org.nqueens.search;

/**
 * The variable selections of a {@link NamedStrategy}: which unbound column it branches on. Ties are
 * broken in favour of the first column. Thread-safe.
 *
 * <p>These are the selections of OR-Tools' original CP solver, except CHOOSE_RANDOM, because the
 * order of placements must not change from run to run, and CHOOSE_PATH, which concerns routes.
 */
public enum VariableSelection {
  /** The first unbound column. */
  FIRST_UNBOUND((state, column) -> column) {
    @Override
    int find(SearchState state) {
      int column = 0;
      while (column < state.size() && state.isBound(column)) {
        column++;
      }
      return column < state.size() ? column : -1;
    }
  },
  /** The column with the fewest rows left: first fail (Haralick and Elliott, 1980). */
  MIN_DOMAIN_SIZE((state, column) -> state.domainSize(column)) {
    @Override
    int find(SearchState state) {
      return state.smallestDomain();
    }
  },
  /** The column with the most rows left. */
  MAX_DOMAIN_SIZE((state, column) -> -state.domainSize(column)),
  /** The column whose smallest row is smallest. */
  LOWEST_MIN((state, column) -> state.min(column)),
  /** The column whose largest row is largest. */
  HIGHEST_MAX((state, column) -> -state.max(column)),
  /** The column with the fewest rows left; ties go to the lowest smallest row. */
  MIN_SIZE_LOWEST_MIN((state, column) -> bySize(state, column) + state.min(column)),
  /** The column with the fewest rows left; ties go to the highest smallest row. */
  MIN_SIZE_HIGHEST_MIN((state, column) -> bySize(state, column) - state.min(column)),
  /** The column with the fewest rows left; ties go to the lowest largest row. */
  MIN_SIZE_LOWEST_MAX((state, column) -> bySize(state, column) + state.max(column)),
  /** The column with the fewest rows left; ties go to the highest largest row. */
  MIN_SIZE_HIGHEST_MAX((state, column) -> bySize(state, column) - state.max(column)),
  /** The column with the largest difference between its smallest row and the next one. */
  MAX_REGRET_ON_MIN(
      (state, column) -> state.min(column) - (long) state.next(column, state.min(column) + 1));

  private final Key key;

  /** A sort key of columns; the column with the smallest key is selected. */
  @FunctionalInterface
  private interface Key {
    long applyAsLong(SearchState state, int column);
  }

  VariableSelection(Key key) {
    this.key = key;
  }

  /**
   * Selects a column.
   *
   * @param state the current domains
   * @return an unbound column
   * @throws IllegalArgumentException if every column is bound
   */
  public int select(SearchState state) {
    int selected = find(state);
    if (selected < 0) {
      throw new IllegalArgumentException(
          "state (all columns bound) must have an unbound column: stop when all columns are bound");
    }
    return selected;
  }

  /** The selected column, or -1 if every column is bound. */
  int find(SearchState state) {
    int selected = -1;
    long smallest = Long.MAX_VALUE;
    for (int column = 0; column < state.size(); column++) {
      if (!state.isBound(column)) {
        long value = key.applyAsLong(state, column);
        if (value < smallest) {
          smallest = value;
          selected = column;
        }
      }
    }
    return selected;
  }

  /** The domain size, shifted so that adding or subtracting a row below 2^20 only breaks ties. */
  private static long bySize(SearchState state, int column) {
    return (long) state.domainSize(column) << Integer.SIZE;
  }
}
