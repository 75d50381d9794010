package org.nqueens.result;

import java.util.List;
import java.util.Objects;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;

/**
 * Something that a model asks for, and that may be why it has no solution. Squares are (column,
 * row), 0-based.
 */
public sealed interface Reason {

  /**
   * Adds this reason to what a model asks for.
   *
   * @param builder the builder of a model, whose board has the columns and rows of this reason
   * @throws IllegalArgumentException if they are outside the board
   */
  void addTo(QueensModelBuilder builder);

  /**
   * The model that asks for some reasons and nothing else.
   *
   * @param size the size of the board, from 1 to {@value QueensModel#MAX_SIZE}
   * @param reasons what the model asks for
   * @return a new model
   * @throws IllegalArgumentException if the size is out of range, or a reason does not fit the
   *     board
   */
  static QueensModel toModel(int size, List<Reason> reasons) {
    QueensModelBuilder builder = QueensModel.builder(size);
    reasons.forEach(reason -> reason.addTo(builder));
    return builder.build();
  }

  /**
   * The domain of a column is one row: a queen is given, or all other squares are blocked.
   *
   * @param column the column, 0-based
   * @param row the row, 0-based
   */
  record GivenQueen(int column, int row) implements Reason {

    /**
     * Defines the reason.
     *
     * @param column the column
     * @param row the row
     * @throws IllegalArgumentException if a number is negative
     */
    public GivenQueen {
      requireNotNegative(column, row);
    }

    @Override
    public void addTo(QueensModelBuilder builder) {
      builder.place(column, row);
    }

    /** A phrase for people, such as {@code queen given at (1, 2)}. */
    @Override
    public String toString() {
      return "queen given at (" + column + ", " + row + ")";
    }
  }

  /**
   * A row is not in the domain of a column that has several rows.
   *
   * @param column the column, 0-based
   * @param row the row, 0-based
   */
  record BlockedSquare(int column, int row) implements Reason {

    /**
     * Defines the reason.
     *
     * @param column the column
     * @param row the row
     * @throws IllegalArgumentException if a number is negative
     */
    public BlockedSquare {
      requireNotNegative(column, row);
    }

    @Override
    public void addTo(QueensModelBuilder builder) {
      builder.block(column, row);
    }

    /** A phrase for people, such as {@code blocked square (1, 2)}. */
    @Override
    public String toString() {
      return "blocked square (" + column + ", " + row + ")";
    }
  }

  /**
   * The domain of a column as a whole. It takes the place of blocked squares where a model blocks
   * very many of them, and where the domain is empty: a queen given on a blocked square leaves no
   * row, and the model does not tell the other squares of the column from blocked ones.
   *
   * @param column the column, 0-based
   * @param allowed the domain
   */
  record RestrictedColumn(int column, RowDomain allowed) implements Reason {

    /**
     * Defines the reason.
     *
     * @param column the column
     * @param allowed the domain
     * @throws IllegalArgumentException if the column is negative
     * @throws NullPointerException if the domain is null
     */
    public RestrictedColumn {
      requireNotNegative(column, 0);
      Objects.requireNonNull(allowed, "allowed (null) must not be null: pass the domain");
    }

    @Override
    public void addTo(QueensModelBuilder builder) {
      builder.allowOnly(column, allowed.rows().toArray());
    }

    /** A phrase for people, such as {@code column 1 restricted to rows {2, 5}}. */
    @Override
    public String toString() {
      return "column "
          + column
          + (allowed.isEmpty() ? " without a row" : " restricted to rows " + allowed);
    }
  }

  /**
   * An all-different must hold.
   *
   * @param constraint the constraint
   */
  record Rule(AllDifferent constraint) implements Reason {

    /**
     * Defines the reason.
     *
     * @param constraint the constraint
     * @throws NullPointerException if the constraint is null
     */
    public Rule {
      Objects.requireNonNull(constraint, "constraint (null) must not be null: pass the rule");
    }

    @Override
    public void addTo(QueensModelBuilder builder) {
      builder.allDifferent(constraint);
    }

    /** A phrase for people, such as {@code rule "rows"}. */
    @Override
    public String toString() {
      return "rule \"" + constraint.name() + "\"";
    }
  }

  private static void requireNotNegative(int column, int row) {
    if (column < 0 || row < 0) {
      throw new IllegalArgumentException(
          "square (%s, %s) must not be negative: columns and rows are 0-based"
              .formatted(column, row));
    }
  }
}
