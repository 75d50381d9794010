package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.result.SolveResult;

/** Enumerates placements with a consumer, which runs on the calling thread. */
public final class EnumeratePlacements {
  /** Prints the ten placements of five queens. */
  public static void main(String[] arguments) {
    SolveResult result =
        QueensSolver.enumerate(5, placement -> System.out.println("rows " + placement));
    System.out.println(result.solutions() + " placements, " + result.completion());
  }
}
