package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;

/** Counts the placements of every variant. */
public final class CountVariants {
  /** Prints one row per variant and one column per size. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    for (Variant variant : Variant.values()) {
      StringBuilder line = new StringBuilder("%-19s".formatted(variant));
      for (int n = 4; n <= 8; n++) {
        line.append("%7s".formatted(solver.count(variant.builder(n).build())));
      }
      System.out.println(line);
    }

    // A variant is shorthand for constraints: superqueens stated by rules, with two corners
    // blocked.
    QueensModel superqueens =
        QueensModel.builder(10)
            .rowsAllDifferent()
            .diagonalsAllDifferent()
            .noKnightsMoves()
            .block(0, 0)
            .block(9, 9)
            .build();
    System.out.println("10 superqueens: " + solver.count(superqueens));
  }
}
