package org.nqueens.internal.run;

import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SolutionOrder;

/**
 * The share of a search in lexicographic order, or its reverse, that is done when a solution is
 * found: the weighted backtrack estimator at this leaf of a tree that fills the columns from the
 * left, with a branch for each row that the queens before do not attack.
 */
final class LatestSolution {
  /** Attacked rows are one word. */
  static final int MAX_SIZE = 64;

  private LatestSolution() {}

  /**
   * The share of the tree before a solution. For any other placement the result is unspecified,
   * from 0 to 1.
   *
   * @param model a model of at most {@value #MAX_SIZE} columns
   * @param attacks the attacks in the model
   * @param order the order of the solutions, which is fixed
   * @param rows the solution
   * @return the sum over the columns of the number of rows tried before, divided by the product of
   *     the numbers of rows up to this column; from 0 to less than 1
   */
  static double share(QueensModel model, AttackTable attacks, SolutionOrder order, int[] rows) {
    double share = 0;
    double weight = 1;
    for (int column = 0; column < rows.length; column++) {
      long free = word(model.domain(column));
      for (int before = 0; before < column; before++) {
        free &= ~attacks.attacked(before, rows[before], column);
      }
      long smaller = free & (1L << rows[column]) - 1;
      int number = Math.max(1, Long.bitCount(free));
      int done = Long.bitCount(smaller);
      weight /= number;
      int tried = order == SolutionOrder.LEXICOGRAPHIC ? done : Math.max(0, number - 1 - done);
      share += weight * tried;
    }
    return share;
  }

  private static long word(RowDomain domain) {
    return domain.toLongArray()[0];
  }
}
