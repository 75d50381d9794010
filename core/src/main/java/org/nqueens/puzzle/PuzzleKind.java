package org.nqueens.puzzle;

/** The kind of clues that make the solution of a puzzle unique. */
public enum PuzzleKind {
  /** Connected regions, each for one queen. */
  REGIONS,
  /** Blocked squares, none of which can be removed. */
  BLOCKED,
  /** Given queens, none of which can be removed. */
  GIVEN
}
