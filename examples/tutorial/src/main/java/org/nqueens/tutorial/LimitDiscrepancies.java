package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.TreeLimit;

/** The part of a search tree within a number of right branches, and the whole in their order. */
public final class LimitDiscrepancies {
  private LimitDiscrepancies() {}

  private static QueensSolverBuilder firstFail() {
    return QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL);
  }

  /** Prints the placements within each limit, and the first one of each order. */
  public static void main(String[] arguments) {
    QueensModel model = QueensModel.of(8);
    SolveResult result;
    int max = 0;
    do {
      QueensSolver solver = firstFail().treeLimit(TreeLimit.discrepancies(max)).build();
      result = solver.enumerate(model, placement -> {});
      System.out.println("within " + max++ + " discrepancies: " + result.solutions());
    } while (result.completion() == Completion.TREE_LIMIT);
    System.out.println("depth first: " + firstFail().build().findAny(model).orElseThrow());
    System.out.println(
        "by discrepancies: " + firstFail().byDiscrepancies().build().findAny(model).orElseThrow());
  }
}
