package org.nqueens.search;

/** The order in which a depth-first search under a {@link SearchStrategy} meets the placements. */
public enum SolutionOrder {
  /** Lexicographic: by the row of column 0, then of column 1, and on; smallest first. */
  LEXICOGRAPHIC,
  /** The reverse of the lexicographic order. */
  REVERSE_LEXICOGRAPHIC,
  /** An order that depends on propagation, and so may differ between backends. */
  UNSPECIFIED;

  /**
   * Tells whether every backend meets the placements in the same order.
   *
   * @return true unless the order is {@link #UNSPECIFIED}
   */
  public boolean isFixed() {
    return this != UNSPECIFIED;
  }
}
