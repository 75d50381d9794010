package org.nqueens.puzzle;

/** What makes the solution of a puzzle the only one. */
public enum PuzzleKind {
  /** Regions that are connected, each for one queen. */
  REGIONS,
  /** Blocked squares, of which none can be left out. */
  BLOCKED,
  /** Given queens, of which none can be left out. */
  GIVEN
}
