package org.nqueens.spi;

/**
 * Receives the solutions of one search, one at a time.
 *
 * <p>A backend calls the sink on the thread that called {@link SolverBackend#search}. The sink
 * never throws, so native code may call it. If the backend breaks the contract, the sink returns
 * false, and the facade reports the breach when the search has returned.
 */
@FunctionalInterface
public interface PlacementSink {
  /** The largest board with placements that fit a {@code long}. */
  int MAX_PACKED_SIZE = 16;

  /**
   * Takes a solution.
   *
   * @param rows the row of the queen in each column; copied before this method returns
   * @return true to continue; false if the backend must stop calling and return soon
   */
  boolean accept(int[] rows);

  /**
   * Takes a solution packed into a {@code long}, otherwise like {@link #accept}. The facade stores
   * solutions of small boards in packed form. A backend that already has them in this form saves
   * the conversion to an array and back.
   *
   * @param packed the rows, four bits each, with the last column in the lowest bits; unused bits
   *     are 0
   * @param n the number of columns, at most {@value #MAX_PACKED_SIZE}
   * @return true to continue; false if the backend must stop calling and return soon
   */
  default boolean acceptPacked(long packed, int n) {
    int[] rows = new int[n];
    for (int column = 0; column < n; column++) {
      rows[column] = (int) (packed >>> 4 * (n - 1 - column)) & 15;
    }
    return accept(rows);
  }
}
