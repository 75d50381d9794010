package org.nqueens.tutorial;

import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;
import org.nqueens.puzzle.BoardSolver;

/**
 * Two queens in each row and column that do not touch: counted by a model of all-differents only,
 * and by the search of a board, whose model the library makes.
 *
 * <p>Columns 2j and 2j + 1 have the upper and the lower queen of column j of the board. Row 2r + i
 * is row r of the board, and i tells the left queen of the row from the right one.
 */
public final class StarBattle {
  /** Counts the boards of 7 to 9 columns. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    for (int n = 7; n <= 9; n++) {
      Board board = Board.empty(n).withStars(2);
      long count = new BoardSolver(solver).ask(Position.of(board), QueensSolver::count);
      System.out.printf("%s columns: %s and %s%n", n, solver.count(model(n)), count);
    }
  }

  /** One solution of the model for each of the board: no queen can choose its number. */
  static QueensModel model(int n) {
    QueensModelBuilder builder = QueensModel.builder(2 * n).rowsAllDifferent();
    for (int corner = 0; corner < 4; corner++) {
      int right = corner % 2;
      int down = corner / 2;
      // Queens that touch share a block of two by two squares.
      add(
          builder,
          "blocks from corner " + corner,
          (queen, row) -> (queen / 2 + right) / 2 * n + (row / 2 + down) / 2);
    }
    for (int bit = 0; 1 << bit < n; bit++) {
      int shift = bit;
      add(
          builder,
          "upper before lower, bit " + bit,
          (queen, row) -> order(queen / 2, queen % 2, (row / 2) >> shift, queen));
      add(
          builder,
          "left before right, bit " + bit,
          (queen, row) -> order(row / 2, row % 2, (queen / 2) >> shift, queen));
    }
    return builder.build();
  }

  /**
   * The value by which a first queen clashes with the second queen of its unit if their places
   * agree above a bit that is 1 for the first and 0 for the second; otherwise one of its own.
   */
  private static int order(int unit, int number, int place, int queen) {
    return number == 1 - place % 2 ? 1_000 * unit + place / 2 : -1 - queen;
  }

  private static void add(QueensModelBuilder builder, String name, IntBinaryOperator value) {
    int rows = builder.build().size();
    builder.allDifferent(
        name,
        queen ->
            View.lookup(
                queen, IntStream.range(0, rows).map(row -> value.applyAsInt(queen, row)).toArray()),
        IntStream.range(0, rows).toArray());
  }
}
