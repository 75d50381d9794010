package org.nqueens.model;

import java.io.Serializable;

/**
 * A square of a board; columns and rows are 0-based.
 *
 * @serial exclude
 */
public record Square(int column, int row) implements Serializable {

  /** The coordinates, such as {@code (3, 5)}. */
  @Override
  public String toString() {
    return "(" + column + ", " + row + ")";
  }
}
