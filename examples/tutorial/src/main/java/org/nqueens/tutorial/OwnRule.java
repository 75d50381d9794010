package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;

/** States a custom rule by all-differents over views. */
public final class OwnRule {
  /** Queens on rows of four colours; in any three neighbouring columns the colours differ. */
  static QueensModel stripes(int n) {
    int[] colour = new int[n];
    for (int row = 0; row < n; row++) {
      colour[row] = row % 4;
    }
    QueensModelBuilder builder = QueensModel.of(n).toBuilder();
    for (int column = 0; column + 2 < n; column++) {
      builder.allDifferent(
          "colours from column " + column,
          View.lookup(column, colour),
          View.lookup(column + 1, colour),
          View.lookup(column + 2, colour));
    }
    return builder.build();
  }

  /** Counts the placements on small boards. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    for (int n = 4; n <= 12; n++) {
      System.out.println(n + " queens on stripes: " + solver.count(stripes(n)));
    }
  }
}
