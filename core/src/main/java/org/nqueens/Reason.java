package org.nqueens;

import org.nqueens.model.AllDifferent;

/** Something that a model asks for, and that may be why it has no solution. */
public sealed interface Reason {

  /**
   * The domain of a column is one row.
   *
   * @param column the column, 0-based
   * @param row the row, 0-based
   */
  record GivenQueen(int column, int row) implements Reason {}

  /**
   * A row is not in the domain of a column that has several rows, or none.
   *
   * @param column the column, 0-based
   * @param row the row, 0-based
   */
  record BlockedSquare(int column, int row) implements Reason {}

  /**
   * An all-different must hold.
   *
   * @param constraint the constraint
   */
  record Rule(AllDifferent constraint) implements Reason {}
}
