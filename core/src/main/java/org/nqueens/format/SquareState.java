package org.nqueens.format;

/** What a square of a {@link Board} is before it is solved. */
public enum SquareState {
  /** A queen may stand here. */
  FREE,
  /** No queen may stand here. */
  BLOCKED,
  /** A queen stands here. */
  GIVEN
}
