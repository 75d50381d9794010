package org.nqueens.internal.embedded;

import org.nqueens.spi.SearchOutcome;

/**
 * A bit-parallel search of boards of one size that have no constraint but the lines of the plain
 * board. It searches one board after the other and sums up their counters.
 */
interface BitBoard {

  /**
   * Finds the solutions of a board.
   *
   * @param domains the rows of each column, none empty; the squares that the queens of columns
   *     which are not open attack are out of all other domains
   * @param open the columns to fill, one bit for each; every other column has one row
   * @return false if the search was stopped
   */
  boolean search(long[] domains, long open);

  /** The sums over all boards so far. */
  SearchOutcome outcome(boolean exhausted);
}
