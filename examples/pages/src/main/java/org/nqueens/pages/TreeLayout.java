package org.nqueens.pages;

import java.util.Arrays;

/**
 * A tidy drawing of a binary tree: nodes of one depth are at least 1 apart, a parent is in the
 * middle between its children, and subtrees of equal form are drawn equally.
 *
 * <p>Subtrees are moved together until their contours, the outermost nodes at each depth, meet. A
 * contour that goes on in a deeper subtree beside it does so by a thread, a link from the lowest
 * node of the one to the next node of the other; the time is linear in the number of nodes. E. M.
 * Reingold and J. S. Tilford, <i>Tidier drawings of trees</i>, IEEE Transactions on Software
 * Engineering 7 (1981).
 */
final class TreeLayout {
  private static final int NONE = -1;

  private final int[] left;
  private final int[] right;
  private final int[] depths;

  /** By node: its position relative to its parent. */
  private final double[] shifts;

  /** By node without children: the next node of a contour below it, and its relative position. */
  private final int[] threads;

  private final double[] threadShifts;

  /** By node: the outermost nodes at the greatest depth below it, and their relative positions. */
  private final int[] lowestLeft;

  private final int[] lowestRight;
  private final double[] lowestLeftShifts;
  private final double[] lowestRightShifts;

  private final double[] positions;

  /**
   * Lays out a tree.
   *
   * @param parents by node, its parent: -1 for node 0, the root, and less than the node for each
   *     other node; a node has at most two children, the left one first
   */
  TreeLayout(int[] parents) {
    int size = parents.length;
    left = filled(size);
    right = filled(size);
    threads = filled(size);
    depths = new int[size];
    shifts = new double[size];
    threadShifts = new double[size];
    lowestLeft = new int[size];
    lowestRight = new int[size];
    lowestLeftShifts = new double[size];
    lowestRightShifts = new double[size];
    positions = new double[size];
    for (int node = 1; node < size; node++) {
      int parent = parents[node];
      int[] side = left[parent] == NONE ? left : right;
      side[parent] = node;
      depths[node] = depths[parent] + 1;
    }
    for (int node = size - 1; node >= 0; node--) {
      place(node);
    }
    for (int node = 1; node < size; node++) {
      positions[node] = positions[parents[node]] + shifts[node];
    }
    double leftmost = Arrays.stream(positions).min().orElse(0);
    for (int node = 0; node < size; node++) {
      positions[node] -= leftmost;
    }
  }

  private static int[] filled(int size) {
    int[] nodes = new int[size];
    Arrays.fill(nodes, NONE);
    return nodes;
  }

  /** Places the subtrees of a node, which are laid out, side by side. */
  private void place(int node) {
    if (left[node] == NONE) {
      lowestLeft[node] = node;
      lowestRight[node] = node;
    } else if (right[node] == NONE) {
      takeLowest(node, left[node], left[node]);
    } else {
      merge(node, left[node], right[node]);
    }
  }

  private void merge(int node, int a, int b) {
    double distance = 1;
    int inA = a;
    int inB = b;
    double atA = 0;
    double atB = 0;
    int nextInA = below(a, right);
    int nextInB = below(b, left);
    while (nextInA != NONE && nextInB != NONE) {
      atA += step(inA, nextInA);
      atB += step(inB, nextInB);
      inA = nextInA;
      inB = nextInB;
      distance = Math.max(distance, 1 + atA - atB);
      nextInA = below(inA, right);
      nextInB = below(inB, left);
    }
    shifts[a] = -distance / 2;
    shifts[b] = distance / 2;
    if (nextInB != NONE) {
      double position = shifts[b] + atB + step(inB, nextInB);
      threads[lowestLeft[a]] = nextInB;
      threadShifts[lowestLeft[a]] = position - shifts[a] - lowestLeftShifts[a];
      takeLowest(node, b, b);
    } else if (nextInA != NONE) {
      double position = shifts[a] + atA + step(inA, nextInA);
      threads[lowestRight[b]] = nextInA;
      threadShifts[lowestRight[b]] = position - shifts[b] - lowestRightShifts[b];
      takeLowest(node, a, a);
    } else {
      takeLowest(node, a, b);
    }
  }

  /** The next node of a contour: the outer child, or the end of the thread. */
  private int below(int node, int[] side) {
    if (left[node] == NONE) {
      return threads[node];
    }
    return side[node] == NONE ? left[node] : side[node];
  }

  private double step(int node, int next) {
    return left[node] == NONE ? threadShifts[node] : shifts[next];
  }

  private void takeLowest(int node, int leftChild, int rightChild) {
    lowestLeft[node] = lowestLeft[leftChild];
    lowestLeftShifts[node] = shifts[leftChild] + lowestLeftShifts[leftChild];
    lowestRight[node] = lowestRight[rightChild];
    lowestRightShifts[node] = shifts[rightChild] + lowestRightShifts[rightChild];
  }

  /** The horizontal position of a node, at least 0. */
  double position(int node) {
    return positions[node];
  }

  /** The number of edges from the root to a node. */
  int depth(int node) {
    return depths[node];
  }

  /** The largest position. */
  double width() {
    return Arrays.stream(positions).max().orElse(0);
  }

  /** The largest depth. */
  int height() {
    return Arrays.stream(depths).max().orElse(0);
  }
}
