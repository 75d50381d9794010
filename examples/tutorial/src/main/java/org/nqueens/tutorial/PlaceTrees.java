package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.BoardSolver;

/** Queens between trees, which stop their sight: any number of queens, and the most. */
public final class PlaceTrees {
  /** Counts queens between trees, and queens on four columns of eight rows. */
  public static void main(String[] arguments) {
    Board trees = Board.of("..%...", "......", "%...%.", "......", ".%....", "...%.%");
    QueensSolver solver = QueensSolver.builder().build();
    BoardSolver.Most most = new BoardSolver(solver).most(Position.of(trees));
    System.out.println("the most queens: " + most.queens());
    long any = 0;
    for (int queens = 0; queens <= most.atMost(); queens++) {
      long count = solver.count(trees.withQueens(queens).model());
      any += count;
      System.out.println(queens + " queens: " + count);
    }
    System.out.println("any number: " + any);
    String row = "....####\n";
    Board rectangle = Board.parse("# queens=4\n" + row.repeat(8));
    System.out.println("4 queens on 8 rows: " + solver.count(rectangle.model()));
  }
}
