package org.nqueens.model;

import java.util.OptionalInt;

/**
 * The view {@code q_j + c}.
 *
 * @param column the column j, 0-based
 * @param constant the number c; a model checks that the sum stays within an {@code int} for every
 *     row of its board
 * @serial exclude
 */
record Offset(int column, int constant) implements View {
  /**
   * Defines the view.
   *
   * @throws IllegalArgumentException if the column is not between 0 and {@link
   *     QueensModel#MAX_SIZE} - 1
   */
  Offset {
    Arguments.requireColumn(column);
  }

  @Override
  public int valueAt(int row) {
    return row + constant;
  }

  @Override
  public OptionalInt offset() {
    return OptionalInt.of(constant);
  }

  @Override
  public boolean isInjective() {
    return true;
  }

  @Override
  public String toString() {
    String sign = constant < 0 ? " - " : " + ";
    return "q_" + column + (constant == 0 ? "" : sign + Math.abs((long) constant));
  }
}
