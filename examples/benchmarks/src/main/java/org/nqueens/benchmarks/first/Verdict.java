package org.nqueens.benchmarks.first;

import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/** What a program says of a board. */
public enum Verdict {
  /** It has found a placement. */
  SOLUBLE,
  /** It has proved that there is none. */
  INSOLUBLE,
  /** Neither, within the limit. */
  OPEN;

  /**
   * The verdict of a placement.
   *
   * @param board the board
   * @param found the placement that a program has found
   * @return {@link #SOLUBLE}
   * @throws IllegalStateException if the placement does not solve the board
   */
  public static Verdict of(QueensModel board, Placement found) {
    if (!board.isSolution(found)) {
      throw new IllegalStateException(
          "placement (%s) must solve the board, so mend its program before measuring it"
              .formatted(found));
    }
    return SOLUBLE;
  }
}
