package org.nqueens.format;

/**
 * The lines that separate the regions and the blocked squares of a board.
 *
 * @param board the board
 */
record Walls(Board board) {
  private static final char OUTSIDE = '\0';
  private static final char BLOCKED = '#';
  private static final char UNDIVIDED = '.';

  /**
   * Tells whether a wall separates two neighbouring squares, either of which may be outside the
   * board: whether their regions differ or the first one is blocked.
   */
  boolean separate(int column, int row, int otherColumn, int otherRow) {
    char area = area(column, row);
    return area == BLOCKED || area != area(otherColumn, otherRow);
  }

  private char area(int column, int row) {
    if (!isInside(column, row)) {
      return OUTSIDE;
    }
    return board.hasRegions() ? board.region(column, row) : UNDIVIDED;
  }

  boolean isInside(int column, int row) {
    return column >= 0 && row >= 0 && column < board.size() && row < board.size();
  }
}
