package org.nqueens.spi;

/**
 * The receiver of the solutions of one search, one at a time.
 *
 * <p>A backend calls it on the thread that called {@link SolverBackend#search}. It never throws, so
 * that native code may call it: a breach of this contract makes it answer false, and the facade
 * reports it when the search has returned.
 */
@FunctionalInterface
public interface PlacementSink {

  /**
   * Takes a solution.
   *
   * @param rows the row of the queen in each column; copied before this method returns
   * @return true to go on; false to stop: the backend then makes no further call and returns soon
   */
  boolean accept(int[] rows);
}
