package org.nqueens.puzzle.exchange;

/**
 * A sign that divides: one of {@code , ; | /}, a tab, or the end of a line.
 *
 * @param lines for ends of lines, how many follow each other
 */
record Sign(char sign, int lines, int start, int first) implements Node {
  @Override
  public int end() {
    return first;
  }
}
