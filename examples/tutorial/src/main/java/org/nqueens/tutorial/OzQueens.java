package org.nqueens.tutorial;

import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;
import org.nqueens.search.SearchStrategy;

/**
 * The queens program of the Oz tutorial (Schulte and Smolka): a vector of rows, first fail, and its
 * {@code FD.distinct} and two {@code FD.distinctOffset} as all-differents over views.
 */
public final class OzQueens {
  static QueensModel queens(int n) {
    int[] columns = IntStream.range(0, n).toArray();
    return QueensModel.builder(n)
        .allDifferent("rows", View::row, columns)
        .allDifferent("ascending diagonals", j -> View.offset(j, j), columns)
        .allDifferent("descending diagonals", j -> View.offset(j, -j), columns)
        .build();
  }

  /** Finds a placement on a large board by branching on the middle of the smallest domain. */
  public static void main(String[] arguments) {
    System.out.println("the plain board: " + queens(8).equals(QueensModel.of(8)));
    QueensSolver solver = QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).build();
    System.out.println(solver.findAny(queens(40)).orElseThrow());
  }
}
