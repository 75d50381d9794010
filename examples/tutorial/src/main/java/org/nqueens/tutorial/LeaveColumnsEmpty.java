package org.nqueens.tutorial;

import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;

/** Any number of queens: a queen in an additional row means that its column has none. */
public final class LeaveColumnsEmpty {
  /** Counts the sets of queens that do not attack each other, including the empty set. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    for (int n = 1; n <= 6; n++) {
      System.out.println(n + " columns: " + solver.count(model(n)));
    }
  }

  /** At most one queen in each of n columns; row n is no row, and column n has no rule. */
  static QueensModel model(int n) {
    QueensModelBuilder builder = QueensModel.builder(n + 1).place(n, 0);
    addLines(builder, n, "rows", (column, row) -> row);
    addLines(builder, n, "ascending diagonals", (column, row) -> row + column);
    addLines(builder, n, "descending diagonals", (column, row) -> row - column);
    return builder.build();
  }

  /** Columns without a queen have values that differ from all others. */
  private static void addLines(
      QueensModelBuilder builder, int n, String name, IntBinaryOperator line) {
    builder.allDifferent(
        name,
        column ->
            View.lookup(
                column,
                IntStream.rangeClosed(0, n)
                    .map(row -> row < n ? line.applyAsInt(column, row) : 2 * n + column)
                    .toArray()),
        IntStream.range(0, n).toArray());
  }
}
