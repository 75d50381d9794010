package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

/** Completes a board with given queens and blocked squares. */
public final class CompleteBoard {
  /** The position of 1850 with queens on b4 and d5; column 0 is a, row 0 is rank 1. */
  public static void main(String[] arguments) {
    QueensModel given =
        QueensModel.builder(8)
            .rowsAllDifferent()
            .diagonalsAllDifferent()
            .place(1, 3)
            .place(3, 4)
            .build();
    QueensSolver solver = QueensSolver.builder().build();
    solver.enumerate(given, placement -> System.out.println(placement.toBoard()));

    QueensModel blocked = given.toBuilder().block(0, 5).build();
    System.out.println("with a6 blocked: " + solver.count(blocked));
  }
}
