package org.nqueens.puzzle;

/** The kind of clues that make the solution of a puzzle unique. */
public enum PuzzleKind {
  /** Connected regions, each for one queen. */
  REGIONS,
  /** Blocked squares, all of which are necessary. */
  BLOCKED,
  /** Given queens, all of which are necessary. */
  GIVEN
}
