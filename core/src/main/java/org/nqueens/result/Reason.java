package org.nqueens.result;

import java.io.Serializable;
import java.util.List;
import java.util.Objects;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;

/**
 * A part of a model, a domain restriction or a constraint, as a reason why the model has no
 * solution. Columns and rows are 0-based; the text of a square is (column, row). Immutable,
 * serializable and thread-safe.
 *
 * @serial exclude
 */
public sealed interface Reason extends Serializable {

  /**
   * The model that consists only of the given parts.
   *
   * @param size the size of the board, from 1 to {@value QueensModel#MAX_SIZE}, inclusive
   * @throws IllegalArgumentException if the size is out of range, or a reason does not fit the
   *     board
   */
  static QueensModel toModel(int size, List<Reason> reasons) {
    Objects.requireNonNull(reasons, "reasons");
    QueensModelBuilder builder = QueensModel.builder(size);
    reasons.forEach(reason -> add(reason, builder));
    return builder.build();
  }

  /** The domain of a column is one row: a queen is given, or all other squares are blocked. */
  record GivenQueen(int column, int row) implements Reason {

    /**
     * Defines the reason.
     *
     * @throws IllegalArgumentException if a number is negative
     */
    public GivenQueen {
      requireNotNegative(column, row);
    }

    /** A phrase such as {@code queen fixed at (1, 2)}. */
    @Override
    public String toString() {
      return "queen fixed at (" + column + ", " + row + ")";
    }
  }

  /** A row is not in the domain of a column that has several rows. */
  record BlockedSquare(int column, int row) implements Reason {

    /**
     * Defines the reason.
     *
     * @throws IllegalArgumentException if a number is negative
     */
    public BlockedSquare {
      requireNotNegative(column, row);
    }

    /** A phrase such as {@code blocked square (1, 2)}. */
    @Override
    public String toString() {
      return "blocked square (" + column + ", " + row + ")";
    }
  }

  /**
   * The domain of a column as a whole. It replaces blocked squares if a model blocks very many of
   * them, or if the domain is empty. A domain is empty, for example, if a queen is given on a
   * blocked square; the model then does not tell which other squares of the column were blocked.
   */
  record RestrictedColumn(int column, RowDomain allowed) implements Reason {

    /**
     * Defines the reason.
     *
     * @throws IllegalArgumentException if the column is negative
     */
    public RestrictedColumn {
      requireNotNegative(column, 0);
      Objects.requireNonNull(allowed, "allowed");
    }

    /** A phrase such as {@code column 1 restricted to rows {2, 5}}. */
    @Override
    public String toString() {
      return "column "
          + column
          + (allowed.isEmpty() ? " without a row" : " restricted to rows " + allowed);
    }
  }

  /** An all-different constraint of the model. */
  record Rule(AllDifferent constraint) implements Reason {

    public Rule {
      Objects.requireNonNull(constraint, "constraint");
    }

    /** A phrase such as {@code rule "rows"}. */
    @Override
    public String toString() {
      return "rule \"" + constraint.name() + "\"";
    }
  }

  private static void add(Reason reason, QueensModelBuilder builder) {
    if (reason instanceof GivenQueen queen) {
      builder.place(queen.column(), queen.row());
    } else if (reason instanceof BlockedSquare square) {
      builder.block(square.column(), square.row());
    } else if (reason instanceof RestrictedColumn restricted) {
      builder.allowOnly(restricted.column(), restricted.allowed().rows().toArray());
    } else {
      builder.allDifferent(((Rule) reason).constraint());
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
