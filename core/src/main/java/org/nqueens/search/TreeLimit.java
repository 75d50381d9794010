package org.nqueens.search;

/**
 * A limit of the search tree: tells which right branches the search enters. The search enters every
 * left branch, so it dives at least once from the root to a dead end or a solution.
 *
 * <p>A right branch is a discrepancy: the search goes against the decision of the strategy. {@link
 * #discrepancies} is limited discrepancy search (W. D. Harvey and M. L. Ginsberg, <i>Limited
 * discrepancy search</i>, IJCAI 1995), and {@code (depth, discrepancies) -> depth <= 3} is
 * depth-bounded search; a loop over growing limits is iterative deepening. An implementation must
 * always give the same answer for the same arguments.
 */
@FunctionalInterface
public interface TreeLimit {

  /**
   * Tells whether to enter a right branch. A backend asks once for each right branch, immediately
   * before it enters the branch or leaves it out.
   *
   * @param depth the number of left branches on the path to the branch, at least 0
   * @param discrepancies the number of right branches on the path, including this one; at least 1
   * @return true to enter the branch, false to leave out its subtree
   */
  boolean entersRight(int depth, int discrepancies);

  /**
   * A limit of the discrepancies: leaves out nodes with more than {@code max} right branches on the
   * path from the root.
   *
   * @param max the largest number of right branches on a path, at least 0
   * @throws IllegalArgumentException if the number is negative
   */
  static TreeLimit discrepancies(int max) {
    if (max < 0) {
      throw new IllegalArgumentException(
          "max (%s) of the discrepancies must not be negative: give zero or more".formatted(max));
    }
    record Discrepancies(int max) implements TreeLimit {
      @Override
      public boolean entersRight(int depth, int discrepancies) {
        return discrepancies <= max;
      }

      @Override
      public String toString() {
        return "discrepancies <= " + max;
      }
    }
    return new Discrepancies(max);
  }
}
