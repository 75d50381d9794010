package org.nqueens.internal.embedded;

/**
 * The weighted backtrack estimator: the share of a binary search tree that is done, as the sum of
 * the weights of its finished subtrees. The root weighs 1; at a decision on a domain of d rows, k
 * of which go left, the left branch has k/d of the weight of its node, the right branch the rest.
 *
 * <p>P. Kilby, J. Slaney, S. Thiebaux and T. Walsh, <i>Estimating search tree size</i>, AAAI 2006.
 * With n-ary branching in place of binary, each of d rows has 1/d, which is the same.
 *
 * <p>The weights of the right branches are kept for the first {@value #MAX_DEPTH} left branches of
 * a path; the subtree below weighs as much as its root, and is done when it is left.
 */
final class BacktrackEstimator {
  /** Enough for a share of less than 10^-19 at a leaf. */
  static final int MAX_DEPTH = 64;

  private final double[] pending = new double[MAX_DEPTH];
  private double done;
  private double current = 1;
  private int depth;

  /** The left branches on the path whose weights are kept. */
  int depth() {
    return depth;
  }

  /**
   * Takes a left branch from the current node, at most {@value #MAX_DEPTH} levels deep.
   *
   * @param share the share of the domain that goes left, from 0 to 1
   */
  void branch(double share) {
    pending[depth++] = current * (1 - share);
    current *= share;
  }

  /** Leaves the latest left branch, now done, for its right branch. */
  void backtrack() {
    done += current;
    current = pending[--depth];
  }

  /**
   * The share of the tree that is done.
   *
   * @param within the share of the current subtree that is done, from 0 to 1
   */
  double share(double within) {
    return Math.min(1, done + current * within);
  }
}
