package org.nqueens.cli;

/** How {@code queens enumerate} prints placements. */
enum Format {
  /** Boards of Q and _, then the statistics: the format of the OR-Tools N-queens guide. */
  BOARD,
  /** A line of rows per placement, such as 0 4 7 5 2 6 1 3. */
  ROWS,
  /** A JSON object per line, the last one with the statistics. */
  JSON,
  /** The statistics only. */
  NONE
}
