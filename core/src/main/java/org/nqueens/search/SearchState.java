package org.nqueens.search;

/**
 * A read-only view of the domains at a node of the search.
 *
 * <p>A {@link SearchStrategy} receives the state after propagation has reached its fixed point: no
 * domain is empty, and at least one column is unbound, that is, has more than one row. The state is
 * valid during that call only. Columns and rows are 0-based; the results for a column outside the
 * board are unspecified. Not thread-safe.
 */
public interface SearchState {

  /**
   * {@return the size of the board: the number of columns, which is the number of rows; at least 1}
   */
  int size();

  /**
   * The number of rows left in a column.
   *
   * @return the size of its domain, at least 1
   */
  int domainSize(int column);

  /**
   * Tells whether a row is left in a column.
   *
   * @param row any {@code int}
   */
  boolean contains(int column, int row);

  /** The smallest row left in a column. */
  int min(int column);

  /** The largest row left in a column. */
  int max(int column);

  /**
   * The smallest row left in a column that is at least {@code from}.
   *
   * @param from the row to start at, inclusive; at least 0
   * @return the row, or -1 if there is none
   */
  default int next(int column, int from) {
    for (int row = from; row <= max(column); row++) {
      if (contains(column, row)) {
        return row;
      }
    }
    return -1;
  }

  /** Tells whether a column is bound: whether exactly one row is left. */
  default boolean isBound(int column) {
    return domainSize(column) == 1;
  }

  /**
   * {@return the unbound column with the fewest rows left, the first among equals; -1 if every
   * column is bound}
   */
  default int smallestDomain() {
    int selected = -1;
    int smallest = Integer.MAX_VALUE;
    // An unbound column has at least two rows: the first column with two rows is a minimum.
    for (int column = 0; column < size() && smallest > 2; column++) {
      int rows = domainSize(column);
      if (rows > 1 && rows < smallest) {
        smallest = rows;
        selected = column;
      }
    }
    return selected;
  }
}
