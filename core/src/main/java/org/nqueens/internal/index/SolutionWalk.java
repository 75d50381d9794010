package org.nqueens.internal.index;

import java.util.Arrays;
import org.nqueens.internal.probe.PlacementTree;

/**
 * A walk from solution to solution in lexicographic order, depth first, that can start at any
 * solution. For one thread.
 */
final class SolutionWalk {
  private final PlacementTree tree;
  private final int[] rows;

  /** By column: the rows to try after the current one. */
  private final long[] untried;

  /**
   * Starts at a solution.
   *
   * @param rows the rows of its queens; not copied
   */
  SolutionWalk(PlacementTree tree, int[] rows) {
    this.tree = tree;
    this.rows = rows;
    this.untried = new long[rows.length];
    for (int column = 0; column < rows.length; column++) {
      untried[column] = tree.free(column, rows) & -2L << rows[column];
    }
  }

  /** Goes on to the next solution; false if there is none. */
  boolean advance() {
    int column = rows.length - 1;
    while (column >= 0) {
      long left = untried[column];
      if (left == 0) {
        column--;
        continue;
      }
      rows[column] = Long.numberOfTrailingZeros(left);
      untried[column] = left & left - 1;
      column++;
      if (column == rows.length) {
        return true;
      }
      untried[column] = tree.free(column, rows);
    }
    return false;
  }

  /** The rows of the current solution. */
  int[] rows() {
    return rows;
  }

  /** Compares the current solution with another one. */
  int compareTo(int[] other) {
    return Arrays.compare(rows, other);
  }
}
