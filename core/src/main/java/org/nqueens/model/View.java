package org.nqueens.model;

import java.io.Serializable;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * An integer function of one variable: of the row of the queen in one column.
 *
 * <p>Views are what an {@link AllDifferent} compares. A row is the view {@code q_j}, a diagonal the
 * view {@code q_j + j} or {@code q_j - j}, a coloured region a table. The term is from C. Schulte
 * and G. Tack, <i>View-based propagator derivation</i>, Constraints 18 (2013).
 *
 * @serial exclude
 */
public sealed interface View extends Serializable permits Affine, Lookup {

  /** {@return the column whose variable the view reads, 0-based} */
  int column();

  /**
   * The value of the view if the queen of its column is in the given row.
   *
   * @param row a row of the board
   */
  int valueAt(int row);

  /**
   * The constant c of a view {@code q_j + c}, which takes consecutive values at consecutive rows.
   *
   * @return c; empty for a view of another form
   */
  OptionalInt shift();

  /**
   * {@return whether the view is {@code a q_j + c}; all its values then lie between its values at
   * the first and the last row}
   */
  boolean isAffine();

  /** {@return whether the view takes distinct values at distinct rows of the board} */
  boolean isInjective();

  /**
   * The values of the view at all rows of a board.
   *
   * @param n the size of the board, the length of the table if the view has one
   * @return n values, for row 0 first
   */
  default IntStream values(int n) {
    return IntStream.range(0, n).map(this::valueAt);
  }

  /**
   * The whole formula, such as {@code 2*q - 7} or {@code [0, 1, 2, 0][q]}. Two views of one column
   * with equal formulas are equal.
   *
   * @param queen what the formula calls the variable
   */
  String formula(String queen);

  /** The formula, such as {@code q_3 - 2} or {@code [0, 1, 2, 0][q_3]}; a long table is cut. */
  @Override
  String toString();

  /**
   * The view {@code q_j}.
   *
   * @param column the column j, from 0 to {@link QueensModel#MAX_SIZE} - 1
   * @return the row of the queen in this column
   * @throws IllegalArgumentException if no board has such a column
   */
  static View row(int column) {
    return affine(column, 1, 0);
  }

  /**
   * The view {@code q_j + c}.
   *
   * @param column the column j, from 0 to {@link QueensModel#MAX_SIZE} - 1
   * @return the row of the queen in this column, shifted
   * @throws IllegalArgumentException if no board has such a column
   */
  static View offset(int column, int offset) {
    return affine(column, 1, offset);
  }

  /**
   * The view {@code a q_j + c}. The squares of a line with a step of {@code x} columns and {@code
   * y} rows share one value of {@code x q_j - y j}. With x = 2 and y = 1, nightriders on such a
   * line attack each other.
   *
   * @param column the column j, from 0 to {@link QueensModel#MAX_SIZE} - 1
   * @param factor the factor a; 0 makes a constant view, for example for the line that is a column
   * @throws IllegalArgumentException if no board has such a column
   */
  static View affine(int column, int factor, int offset) {
    return new Affine(column, factor, offset);
  }

  /**
   * The view {@code table[q_j]}.
   *
   * @param column the column j, from 0 to {@link QueensModel#MAX_SIZE} - 1
   * @param table a value for every row of the board, row 0 first
   * @return the entry of the queen's row
   * @throws IllegalArgumentException if no board has such a column, or the table is empty
   */
  static View lookup(int column, int... table) {
    return new Lookup(column, table);
  }
}
