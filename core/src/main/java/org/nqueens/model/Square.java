package org.nqueens.model;

/**
 * A square of a board.
 *
 * @param column the column, 0-based
 * @param row the row, 0-based
 */
public record Square(int column, int row) {

  /** The coordinates, such as {@code (3, 5)}. */
  @Override
  public String toString() {
    return "(" + column + ", " + row + ")";
  }
}
