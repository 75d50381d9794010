package org.nqueens.format;

/** The words and numbers that a drawing has on demand. */
enum Label {
  /** The title above the board. */
  TITLE,
  /** The column numbers above the board and the row numbers beside it, 0-based. */
  COORDINATES
}
