package org.nqueens.search;

/**
 * The domains at one moment of a search, to be read only.
 *
 * <p>A {@link SearchStrategy} receives one when the next decision is due: propagation has come to
 * its end, no domain is empty, and at least one column is unbound, that is, has more than one row.
 * The state is valid during that call only. Columns and rows are 0-based; what a method says of a
 * column outside the board is unspecified. Not safe for use by several threads.
 */
public interface SearchState {

  /**
   * The size of the board.
   *
   * @return the number of columns, and of rows
   */
  int size();

  /**
   * The number of rows that are left in a column.
   *
   * @param column a column of the board
   * @return the size of its domain, at least 1
   */
  int domainSize(int column);

  /**
   * Tells whether a row is left in a column.
   *
   * @param column a column of the board
   * @param row any number
   * @return true if the row is in the column's domain
   */
  boolean contains(int column, int row);

  /**
   * The smallest row that is left in a column.
   *
   * @param column a column of the board
   * @return the minimum of its domain
   */
  int min(int column);

  /**
   * The largest row that is left in a column.
   *
   * @param column a column of the board
   * @return the maximum of its domain
   */
  int max(int column);

  /**
   * The smallest row left in a column that is not below {@code from}.
   *
   * @param column a column of the board
   * @param from the row to start at, at least 0
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

  /**
   * Tells whether a column has one row left, so that there is nothing to decide.
   *
   * @param column a column of the board
   * @return true if its queen is placed
   */
  default boolean isBound(int column) {
    return domainSize(column) == 1;
  }

  /**
   * The unbound column with the fewest rows left; among equals, the first.
   *
   * @return the column, or -1 if every column is bound
   */
  default int smallestDomain() {
    int selected = -1;
    int smallest = Integer.MAX_VALUE;
    // No unbound column has fewer than two rows, so the first that has two will do.
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
