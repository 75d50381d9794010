package org.nqueens.format;

/**
 * Thrown when a text is no board; says where and why.
 *
 * @serial exclude
 */
public final class BoardFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final String problem;

  BoardFormatException(int line, int column, String problem) {
    super("line %s, column %s: %s".formatted(line, column, problem));
    this.line = line;
    this.column = column;
    this.problem = problem;
  }

  /** The same problem, some lines further down. */
  BoardFormatException below(int lines) {
    return new BoardFormatException(line + lines, column, problem);
  }

  /**
   * The line where the problem is.
   *
   * @return a number that starts at 1, as in editors
   */
  public int line() {
    return line;
  }

  /**
   * The character of the line where the problem is.
   *
   * @return a number that starts at 1, as in editors
   */
  public int column() {
    return column;
  }
}
