package org.nqueens.puzzle;

/** The kind of clues that make the solution of a puzzle unique. */
public enum PuzzleKind {
  /** Connected regions, each for one queen. */
  REGIONS("regions"),
  /** Blocked squares; each of them is necessary. */
  BLOCKED("blocked squares"),
  /** Given queens; each of them is necessary. */
  GIVEN("given queens");

  private final String clues;

  PuzzleKind(String clues) {
    this.clues = clues;
  }

  /** The clues, such as {@code blocked squares}. */
  @Override
  public String toString() {
    return clues;
  }
}
