package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/** Eight queens, two of them given as (column, row), both counted from 0. */
public class FirstSteps {
  /** Prints both placements, how the search ended, and the count of an empty board. */
  public static void main(String[] arguments) {
    QueensModel model = QueensModel.of(8).toBuilder().place(1, 3).place(3, 4).build();
    QueensSolver solver = QueensSolver.builder().threads(2).build();
    SolveResult result = solver.enumerate(model, rows -> System.out.println("rows " + rows));
    System.out.println(result.solutions() + " placements, " + result.completion());
    System.out.println(QueensSolver.count(8) + " placements on an empty board");
  }
}
