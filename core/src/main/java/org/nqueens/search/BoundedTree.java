package org.nqueens.search;

/**
 * The limit of a search tree by numbers.
 *
 * @param name what is limited
 * @param maxDepth the decisions that hold on the path to a right branch, at most
 * @param maxDiscrepancies the right branches on a path, at most
 */
record BoundedTree(String name, int maxDepth, int maxDiscrepancies) implements TreeLimit {
  BoundedTree {
    if (maxDepth < 0 || maxDiscrepancies < 0) {
      throw new IllegalArgumentException(
          "max (%s) of the %s must not be negative: give zero or more"
              .formatted(Math.min(maxDepth, maxDiscrepancies), name));
    }
  }

  @Override
  public boolean entersRight(int depth, int discrepancies) {
    return depth <= maxDepth && discrepancies <= maxDiscrepancies;
  }

  /** The limit, such as {@code discrepancies <= 2}. */
  @Override
  public String toString() {
    return name + " <= " + Math.min(maxDepth, maxDiscrepancies);
  }
}
