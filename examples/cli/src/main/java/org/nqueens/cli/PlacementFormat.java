package org.nqueens.cli;

/** The output formats of {@code queens enumerate}. */
enum PlacementFormat {
  /** Boards of Q and _, then the statistics: the format of the OR-Tools N-queens guide. */
  BOARD,
  /** One line of rows per placement, such as 0 4 7 5 2 6 1 3. */
  ROWS,
  /** One JSON object per line; the last one has the statistics. */
  JSON,
  /** The statistics only. */
  NONE
}
