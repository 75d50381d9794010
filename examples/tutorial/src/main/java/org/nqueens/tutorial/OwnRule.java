package org.nqueens.tutorial;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/** States a problem that has no method of its own, by all-differents over views. */
public final class OwnRule {
  private OwnRule() {}

  /** Queens on a torus: diagonals that leave the board on one side come back on the other. */
  static QueensModel torus(int n) {
    List<View> ascending = new ArrayList<>();
    List<View> descending = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      int[] up = new int[n];
      int[] down = new int[n];
      for (int row = 0; row < n; row++) {
        up[row] = Math.floorMod(row + column, n);
        down[row] = Math.floorMod(row - column, n);
      }
      ascending.add(View.lookup(column, up));
      descending.add(View.lookup(column, down));
    }
    return QueensModel.builder(n)
        .rowsAllDifferent()
        .allDifferent("ascending diagonals of the torus", ascending)
        .allDifferent("descending diagonals of the torus", descending)
        .build();
  }

  /** Counts the placements on small boards; there are some only if n is prime to six. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    for (int n = 4; n <= 8; n++) {
      System.out.println(n + " queens on a torus: " + solver.count(torus(n)));
    }
  }
}
