package org.nqueens.search;

import java.util.Locale;

/**
 * The variable selections of a {@link NamedStrategy}: which unbound column it branches on. Ties are
 * broken in favour of the first column. Thread-safe.
 *
 * <p>These are the selections of OR-Tools' original CP solver, except CHOOSE_RANDOM, because the
 * order of placements must not change from run to run, and CHOOSE_PATH, which concerns routes.
 */
public enum VariableSelection {
  /** The first unbound column. */
  FIRST_UNBOUND {
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
  MIN_DOMAIN_SIZE {
    @Override
    int find(SearchState state) {
      return state.smallestDomain();
    }
  },
  /** The column with the most rows left. */
  MAX_DOMAIN_SIZE,
  /** The column whose smallest row is smallest. */
  LOWEST_MIN,
  /** The column whose largest row is largest. */
  HIGHEST_MAX,
  /** The column with the fewest rows left; ties go to the lowest smallest row. */
  MIN_SIZE_LOWEST_MIN,
  /** The column with the fewest rows left; ties go to the highest smallest row. */
  MIN_SIZE_HIGHEST_MIN,
  /** The column with the fewest rows left; ties go to the lowest largest row. */
  MIN_SIZE_LOWEST_MAX,
  /** The column with the fewest rows left; ties go to the highest largest row. */
  MIN_SIZE_HIGHEST_MAX,
  /** The column with the largest difference between its smallest row and the next one. */
  MAX_REGRET_ON_MIN;

  /**
   * Selects a column.
   *
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
    int smallest = Integer.MAX_VALUE;
    int smallestTie = Integer.MAX_VALUE;
    for (int column = 0; column < state.size(); column++) {
      int value = state.isBound(column) ? Integer.MAX_VALUE : key(state, column);
      if (value < smallest) {
        selected = column;
        smallest = value;
        smallestTie = tie(state, column);
      } else if (value == smallest && selected >= 0) {
        int other = tie(state, column);
        if (other < smallestTie) {
          selected = column;
          smallestTie = other;
        }
      }
    }
    return selected;
  }

  /**
   * The sort key of a column; the column with the smallest key is selected. A switch, because all
   * lambdas would be made at the first use of any selection.
   */
  private int key(SearchState state, int column) {
    return switch (this) {
      case FIRST_UNBOUND -> column;
      case MAX_DOMAIN_SIZE -> -state.domainSize(column);
      case LOWEST_MIN -> state.min(column);
      case HIGHEST_MAX -> -state.max(column);
      case MAX_REGRET_ON_MIN -> state.min(column) - state.next(column, state.min(column) + 1);
      case MIN_DOMAIN_SIZE,
          MIN_SIZE_LOWEST_MIN,
          MIN_SIZE_HIGHEST_MIN,
          MIN_SIZE_LOWEST_MAX,
          MIN_SIZE_HIGHEST_MAX ->
          state.domainSize(column);
    };
  }

  /** Decides between columns of equal keys; on a large board it takes longer than the key. */
  private int tie(SearchState state, int column) {
    return switch (this) {
      case MIN_SIZE_LOWEST_MIN -> state.min(column);
      case MIN_SIZE_HIGHEST_MIN -> -state.min(column);
      case MIN_SIZE_LOWEST_MAX -> state.max(column);
      case MIN_SIZE_HIGHEST_MAX -> -state.max(column);
      default -> 0;
    };
  }

  /** The name in lower case, with hyphens: {@code min-domain-size}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
