package org.nqueens.internal.probe;

import java.util.random.RandomGenerator;

/**
 * Random descents from the root of a tree of partial placements to a solution or a dead end, one
 * after the other: each goes on to a child of the current node, chosen with equal probability. For
 * one thread.
 */
public final class Descent {
  private final PlacementTree tree;
  private final int[] rows;
  private int depth;
  private double weight;
  private double nodes;

  /** Prepares descents. */
  public Descent(PlacementTree tree) {
    this.tree = tree;
    this.rows = new int[tree.size()];
  }

  /** Descends once more. */
  public void run(RandomGenerator random) {
    depth = 0;
    weight = 1;
    nodes = 1;
    // No weight exceeds 64^64, about 10^116, of which a double holds the square.
    while (depth < rows.length) {
      long free = tree.free(depth, rows);
      weight *= Long.bitCount(free);
      nodes += weight;
      if (free == 0) {
        return;
      }
      rows[depth++] = RandomDraw.element(free, random);
    }
  }

  /** The number of queens at the end of the latest descent. */
  public int depth() {
    return depth;
  }

  /** The row of the queen of each column at the end of the latest descent. */
  public int[] rows() {
    return rows.clone();
  }

  /** True if the latest descent ended at a solution. */
  public boolean isSolution() {
    return weight > 0;
  }

  /**
   * The product of the numbers of children along the latest descent: 0 at a dead end, and at a
   * solution the reciprocal of its probability. The expectation is the number of solutions.
   */
  public double weight() {
    return weight;
  }

  /** The sum of the weights along the latest descent, whose expectation is the number of nodes. */
  public double nodes() {
    return nodes;
  }
}
