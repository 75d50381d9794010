package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.result.Explanation;

/** Explains why a board has no solution. */
public final class ExplainBoard {
  /** Prints minimal sets of reasons: without any one of its reasons, a board has a solution. */
  public static void main(String[] arguments) {
    explain(
        Board.of(
            "Q.....", //
            "......", "...Q..", "..Q...", "......", "......"));
    explain(
        Board.of(
            "Q....", //
            "...#.", "...#.", "....Q", ".#..."));
  }

  private static void explain(Board board) {
    Explanation explanation = QueensSolver.builder().build().explain(board.model());
    if (explanation instanceof Explanation.Infeasible infeasible) {
      System.out.println(infeasible.message());
      infeasible.reasons().forEach(reason -> System.out.println("  " + reason));
    } else if (explanation instanceof Explanation.Feasible feasible) {
      System.out.println("solved by " + feasible.placement());
    }
  }
}
