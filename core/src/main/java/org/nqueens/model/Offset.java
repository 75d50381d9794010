package org.nqueens.model;

/**
 * The view {@code q_j + c}.
 *
 * @param column the column j, 0-based
 * @param offset the constant c; a model checks that the sum stays within an {@code int} for every
 *     row of its board
 * @serial exclude
 */
public record Offset(int column, int offset) implements View {

  /**
   * Defines the view.
   *
   * @throws IllegalArgumentException if the column is not between 0 and {@link
   *     QueensModel#MAX_SIZE} - 1
   */
  public Offset {
    Arguments.requireColumn(column);
  }

  @Override
  public int valueAt(int row) {
    return row + offset;
  }

  /** The formula, such as {@code q_3 - 2}. */
  @Override
  public String toString() {
    String sign = offset < 0 ? " - " : " + ";
    return "q_" + column + (offset == 0 ? "" : sign + Math.abs((long) offset));
  }
}
