package org.nqueens.internal.engine.plain;

import org.nqueens.spi.SearchOutcome;

/**
 * A bit-parallel search of boards of one size with only rows and diagonals as constraints. It
 * searches one board after the other and sums up their counters.
 */
public interface BitSearch extends AutoCloseable {
  /**
   * Finds the solutions of a board.
   *
   * @param domains the rows of each column, none empty. The other domains do not have the squares
   *     that the queens of columns that are not open attack
   * @param open the columns to fill, one bit for each; every other column has one row
   * @return false if the search was stopped
   */
  boolean search(long[] domains, long open);

  /** The most open columns of a loose board that is searched without propagation. */
  default int looseColumns() {
    return 14;
  }

  SearchOutcome outcome(boolean exhausted);

  @Override
  default void close() {}
}
