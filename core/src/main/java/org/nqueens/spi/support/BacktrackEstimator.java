package org.nqueens.spi.support;

/**
 * The weighted backtrack estimator: the share of a binary search tree that is done, as the sum of
 * the weights of its finished subtrees. The root weighs 1; at a decision on a domain of d rows, k
 * of which go left, the left branch has k/d of the weight of its node, the right branch the rest. A
 * backend reports the share to the {@link org.nqueens.spi.ProgressSink} of its request.
 *
 * <p>P. Kilby, J. Slaney, S. Thiebaux and T. Walsh, <i>Estimating search tree size</i>, AAAI 2006.
 * With n-ary branching in place of binary, each of d rows has 1/d, which is the same.
 *
 * <p>The weights of the right branches are kept for the first {@value #MAX_DEPTH} left branches of
 * a path; the subtree below weighs as much as its root, and is done when it is left. For one
 * thread.
 */
public final class BacktrackEstimator {
  /** The left branches of a path that are followed: enough for a leaf of less than 10^-19. */
  public static final int MAX_DEPTH = 64;

  private final double[] pending = new double[MAX_DEPTH];
  private double done;
  private double current = 1;
  private int depth;

  /** Begins at the root. */
  public BacktrackEstimator() {}

  /**
   * The left branches on the path that are followed.
   *
   * @return a number from 0 to {@value #MAX_DEPTH}
   */
  public int depth() {
    return depth;
  }

  /**
   * Takes a left branch from the current node.
   *
   * @param share the share of the domain that goes left, from 0 to 1
   * @throws IllegalStateException if the path has {@value #MAX_DEPTH} left branches already
   */
  public void branch(double share) {
    if (depth == MAX_DEPTH) {
      throw new IllegalStateException(
          "depth (%s) must be below %s for a branch: follow no deeper one".formatted(depth, depth));
    }
    pending[depth++] = current * (1 - share);
    current *= share;
  }

  /**
   * Leaves the latest left branch, now done, for its right branch.
   *
   * @throws IllegalStateException if the path has no left branch
   */
  public void backtrack() {
    if (depth == 0) {
      throw new IllegalStateException(
          "depth (0) must be above 0 to backtrack: take a left branch first");
    }
    done += current;
    current = pending[--depth];
  }

  /**
   * The share of the tree that is done.
   *
   * @param within the share of the current subtree that is done, from 0 to 1
   * @return a number from 0 to 1
   */
  public double share(double within) {
    return Math.min(1, done + current * within);
  }
}
