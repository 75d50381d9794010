package org.nqueens;

import org.nqueens.model.AllDifferent;
import org.nqueens.model.RowDomain;

/**
 * Something that a model asks for, and that may be why it has no solution. Squares are (column,
 * row), 0-based.
 */
public sealed interface Reason {

  /**
   * The domain of a column is one row.
   *
   * @param column the column, 0-based
   * @param row the row, 0-based
   */
  record GivenQueen(int column, int row) implements Reason {

    /** A phrase for people, such as {@code queen given at (1, 2)}. */
    @Override
    public String toString() {
      return "queen given at (" + column + ", " + row + ")";
    }
  }

  /**
   * A row is not in the domain of a column that has several rows, or none.
   *
   * @param column the column, 0-based
   * @param row the row, 0-based
   */
  record BlockedSquare(int column, int row) implements Reason {

    /** A phrase for people, such as {@code blocked square (1, 2)}. */
    @Override
    public String toString() {
      return "blocked square (" + column + ", " + row + ")";
    }
  }

  /**
   * Several rows are not in the domain of a column, all of them taken together. A model that blocks
   * very many squares is explained by columns and not by squares.
   *
   * @param column the column, 0-based
   * @param allowed the domain
   */
  record RestrictedColumn(int column, RowDomain allowed) implements Reason {

    /** A phrase for people, such as {@code column 1 restricted to rows {2, 5}}. */
    @Override
    public String toString() {
      return "column " + column + " restricted to rows " + allowed;
    }
  }

  /**
   * An all-different must hold.
   *
   * @param constraint the constraint
   */
  record Rule(AllDifferent constraint) implements Reason {

    /** A phrase for people, such as {@code rule "rows"}. */
    @Override
    public String toString() {
      return "rule \"" + constraint.name() + "\"";
    }
  }
}
