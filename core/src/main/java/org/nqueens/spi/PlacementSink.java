package org.nqueens.spi;

/**
 * The receiver of the solutions of one search, one at a time.
 *
 * <p>A backend calls it on the thread that called {@link SolverBackend#search}. It never throws, so
 * that native code may call it: on a breach of this contract it returns false, and the facade
 * reports the breach when the search has returned.
 */
@FunctionalInterface
public interface PlacementSink {
  /** The largest board whose placements fit a word. */
  int MAX_PACKED_SIZE = 16;

  /**
   * Takes a solution.
   *
   * @param rows the row of the queen in each column; copied before this method returns
   * @return true to continue; false to stop: the backend then makes no further call and returns
   *     soon
   */
  boolean accept(int[] rows);

  /**
   * Takes a solution as a word, like {@link #accept}. A backend that finds solutions as words, a
   * few nanoseconds each, thus spares an array that the facade would turn into a word again.
   *
   * @param packed the rows, four bits each, that of the last column in the lowest bits; 0 above
   * @param n the number of columns, at most {@value #MAX_PACKED_SIZE}
   * @return true to continue; false to stop, as above
   */
  default boolean acceptPacked(long packed, int n) {
    int[] rows = new int[n];
    for (int column = 0; column < n; column++) {
      rows[column] = (int) (packed >>> 4 * (n - 1 - column)) & 15;
    }
    return accept(rows);
  }
}
