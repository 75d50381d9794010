package org.nqueens.cli;

import java.util.Collections;
import org.nqueens.format.Board;

/** Boards of free squares. */
final class EmptyBoard {
  /** The size where none is given. */
  static final int USUAL_SIZE = 8;

  private EmptyBoard() {}

  /** The board of n columns; throws an IllegalArgumentException if a text cannot have so many. */
  static Board of(int n) {
    if (n < 1 || n > Board.MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be between 1 and %s: give a size within these bounds"
              .formatted(n, Board.MAX_SIZE));
    }
    return Board.of(Collections.nCopies(n, ".".repeat(n)).toArray(String[]::new));
  }

  /** The name for a page that begins with it. */
  static String pageName(int n) {
    return "board-" + n;
  }
}
