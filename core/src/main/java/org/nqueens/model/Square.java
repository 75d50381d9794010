package org.nqueens.model;

import java.io.Serializable;

/**
 * A square of a board; columns and rows are 0-based. Squares are ordered column by column.
 *
 * @serial exclude
 */
public record Square(int column, int row) implements Serializable, Comparable<Square> {
  @Override
  public int compareTo(Square other) {
    int byColumn = Integer.compare(column, other.column);
    return byColumn == 0 ? Integer.compare(row, other.row) : byColumn;
  }

  /** The coordinates, such as {@code (3, 5)}. */
  @Override
  public String toString() {
    return "(" + column + ", " + row + ")";
  }
}
