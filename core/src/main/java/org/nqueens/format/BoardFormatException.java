package org.nqueens.format;

/**
 * Thrown when a text is not a valid board or position. The message has the position, the problem
 * and the remedy.
 *
 * @serial exclude
 */
public final class BoardFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final String problem;

  BoardFormatException(int line, int column, String problem) {
    this("", line, column, problem);
  }

  private BoardFormatException(String board, int line, int column, String problem) {
    super("%sline %s, column %s: %s".formatted(board, line, column, problem));
    this.line = line;
    this.column = column;
    this.problem = problem;
  }

  /** This problem at a position some lines further down. */
  BoardFormatException below(int lines) {
    return new BoardFormatException(line + lines, column, problem);
  }

  /** This problem in a board with a number, from 1, of a text of several. */
  BoardFormatException inBoard(int number) {
    return new BoardFormatException("board " + number + ", ", line, column, problem);
  }

  /** This problem at another position, at which a text has the square that it is about. */
  BoardFormatException at(int newLine, int newColumn) {
    return new BoardFormatException(newLine, newColumn, problem);
  }

  /**
   * The line of the problem.
   *
   * @return the 1-based number of the line
   */
  public int line() {
    return line;
  }

  /**
   * The position of the problem in its line.
   *
   * @return the 1-based number of the character
   */
  public int column() {
    return column;
  }
}
