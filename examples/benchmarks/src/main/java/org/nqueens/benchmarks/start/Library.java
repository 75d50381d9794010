package org.nqueens.benchmarks.start;

import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;

/** Enumerates the placements of n queens by the library, and prints their number. */
final class Library {
  private Library() {}

  public static void main(String[] arguments) {
    int[] firstRows = {0};
    System.out.println(
        QueensSolver.enumerate(
                Integer.parseInt(arguments[0]),
                (Placement placement) -> firstRows[0] += placement.row(0))
            .solutions());
  }
}
