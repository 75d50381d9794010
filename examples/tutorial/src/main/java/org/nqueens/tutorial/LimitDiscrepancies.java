package org.nqueens.tutorial;

import java.util.LinkedHashSet;
import java.util.Set;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.TreeLimit;

/**
 * Limited discrepancy search: a loop of growing limits of the right branches on a path, which meets
 * the placements in the order of their discrepancies. W. D. Harvey and M. L. Ginsberg, <i>Limited
 * discrepancy search</i>, IJCAI 1995.
 */
public final class LimitDiscrepancies {
  /** Prints the placements within each limit, and the first one of each order. */
  public static void main(String[] arguments) {
    QueensModel model = QueensModel.of(8);
    QueensSolver solver = QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).build();
    Set<Placement> found = new LinkedHashSet<>();
    SolveResult result;
    int max = 0;
    do {
      result = solver.tree().treeLimit(TreeLimit.discrepancies(max)).enumerate(model, found::add);
      System.out.println("within " + max++ + " discrepancies: " + result.solutions());
    } while (result.completion() == Completion.TREE_LIMIT);
    System.out.println("depth first: " + solver.findAny(model).orElseThrow());
    System.out.println("by discrepancies: " + found.iterator().next());
  }
}
