package org.nqueens.tutorial;

import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

/** The queens program of the Oz tutorial: a vector of rows, three all-differents, first fail. */
public final class OzQueens {
  private OzQueens() {}

  static QueensModel queens(int n) {
    int[] plus = IntStream.range(0, n).toArray();
    int[] minus = IntStream.range(0, n).map(column -> -column).toArray();
    return QueensModel.builder(n)
        .distinct("rows")
        .distinctOffset("ascending diagonals", plus)
        .distinctOffset("descending diagonals", minus)
        .build();
  }

  /** Finds a placement on a large board by branching on the middle of the smallest domain. */
  public static void main(String[] arguments) {
    System.out.println("the plain board: " + queens(8).equals(QueensModel.of(8)));
    QueensSolver solver = QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).build();
    System.out.println(solver.findAny(queens(40)).orElseThrow());
  }
}
