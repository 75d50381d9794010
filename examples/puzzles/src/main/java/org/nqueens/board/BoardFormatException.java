package org.nqueens.board;

/**
 * Thrown when a text is not a valid board or position. The message has the position, the problem
 * and the remedy.
 *
 * @serial exclude
 */
public final class BoardFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** A problem in a text of several boards; the message names the board unless it is the first. */
  BoardFormatException(int board, int line, int column, String problem) {
    super(
        "%sline %s, column %s: %s"
            .formatted(board > 1 ? "board " + board + ", " : "", line, column, problem));
  }
}
