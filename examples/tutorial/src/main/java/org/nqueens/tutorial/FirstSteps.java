package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/** Completes a board with two given queens, and counts the placements of an empty one. */
public final class FirstSteps {
  private FirstSteps() {}

  /** Prints both placements, how the search ended, and the count. */
  public static void main(String[] arguments) {
    // Eight queens, two of them given as (column, row); both are counted from 0.
    QueensModel model = QueensModel.of(8).toBuilder().place(1, 3).place(3, 4).build();
    QueensSolver solver = QueensSolver.builder().backend("embedded").threads(2).build();

    SolveResult result =
        solver.enumerate(model, placement -> System.out.println("rows " + placement));
    System.out.println(result.solutions() + " placements, " + result.completion());
    System.out.println(QueensSolver.count(8) + " placements on an empty board");
  }
}
