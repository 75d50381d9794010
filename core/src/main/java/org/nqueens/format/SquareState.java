package org.nqueens.format;

/** The state of a square of an unsolved {@link Board}. */
public enum SquareState {
  /** A queen is allowed on the square. */
  FREE,
  /** No queen is allowed on the square. */
  BLOCKED,
  /** The square has a given queen. */
  GIVEN
}
