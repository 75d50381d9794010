package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.BoardSolver;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.result.Uniqueness;

/** Solves a region puzzle: one queen per row, column and region, and no two queens touch. */
public final class SolveRegions {
  /** Draws the solution, and counts the solutions of the board under other variants. */
  public static void main(String[] arguments) {
    Board board =
        Board.of(
            "AAAAAAA", //
            "AABBEFA", "ABBBBFF", "BBBBBFF", "BBDDDFF", "DDDDDFG", "DDCDDFG");
    QueensSolver solver = QueensSolver.builder().build();
    Uniqueness answer = new BoardSolver(solver).uniqueness(Position.of(board));
    if (answer instanceof Uniqueness.Unique unique) {
      System.out.println(Drawing.of(board).withPlacement(unique.placement()).unicode());
    } else if (answer instanceof Uniqueness.Ambiguous ambiguous) {
      System.out.println("both " + ambiguous.first() + " and " + ambiguous.second());
    }
    for (Variant variant : new Variant[] {Variant.QUEENS, Variant.ROOKS}) {
      System.out.println(variant + ": " + solver.count(board.withVariant(variant).model()));
    }
  }
}
