package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/** Four queens, then eight with two of them given as (column, row), both counted from 0. */
public class FirstSteps {
  /** Prints the placements of both boards, and how the second search ended. */
  public static void main(String[] arguments) {
    QueensSolver.enumerate(4, rows -> System.out.println("rows " + rows));
    QueensModel model = QueensModel.of(8).toBuilder().place(1, 3).place(3, 4).build();
    QueensSolver solver = QueensSolver.builder().threads(2).build();
    SolveResult result = solver.enumerate(model, rows -> System.out.println("rows " + rows));
    System.out.println(result.solutions() + " placements, " + result.completion());
  }
}
