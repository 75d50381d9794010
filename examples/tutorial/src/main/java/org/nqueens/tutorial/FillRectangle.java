package org.nqueens.tutorial;

import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;

/** Fewer queens than rows: the columns that are missing have a queen without a rule. */
public final class FillRectangle {
  /** Counts the placements of a queen in each of 4, 6 and 8 columns of higher boards. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    for (int columns = 4; columns <= 8; columns += 2) {
      int rows = columns + 4;
      System.out.println(
          columns + " queens on " + rows + " rows: " + solver.count(model(columns, rows)));
    }
  }

  /** A queen in each column; there are at most as many columns as rows. */
  static QueensModel model(int columns, int rows) {
    QueensModelBuilder builder = QueensModel.builder(rows);
    int[] used = IntStream.range(0, columns).toArray();
    builder.allDifferent("rows", View::row, used);
    builder.allDifferent("ascending diagonals", column -> View.offset(column, column), used);
    builder.allDifferent("descending diagonals", column -> View.offset(column, -column), used);
    for (int column = columns; column < rows; column++) {
      builder.place(column, 0);
    }
    return builder.build();
  }
}
