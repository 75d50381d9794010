package org.nqueens.internal.propagation;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The graph of the m views of a matched all-different: a view leads to the owners of the values
 * that it can take. Node m owns the free values and leads to all views, which can take the value of
 * a view that leads there.
 */
final class OwnerGraph {
  private static final int NONE = -1;

  private final int[][] successors;

  /** By node: the number of its strongly connected component. */
  private final int[] components;

  /**
   * Finds the components of a graph.
   *
   * @param successors by node, the nodes to which it leads
   */
  OwnerGraph(int[][] successors) {
    this.successors = successors;
    components = components(successors);
  }

  /** True if a value of the owner can be given to a view that leads to it. */
  boolean canPassOn(int owner, int view) {
    return components[owner] == components[view];
  }

  /** The nodes to which a node leads, with itself. */
  BitSet reachedFrom(int start) {
    BitSet reached = new BitSet();
    int[] found = new int[successors.length];
    int size = 0;
    found[size++] = start;
    reached.set(start);
    for (int next = 0; next < size; next++) {
      for (int owner : successors[found[next]]) {
        if (!reached.get(owner)) {
          reached.set(owner);
          found[size++] = owner;
        }
      }
    }
    return reached;
  }

  /**
   * The strongly connected components. R. Tarjan, <i>Depth-first search and linear graph
   * algorithms</i>, SIAM J. Comput. 1 (1972); without recursion, since a board may be larger than
   * the stack of a thread is deep.
   */
  private static int[] components(int[][] successors) {
    int nodes = successors.length;
    int[] parents = new int[nodes];
    Arrays.fill(parents, NONE);
    int[] taken = new int[nodes];
    int[] order = new int[nodes];
    // The earliest open node known to be reached; of a closed node, its component, a number
    // above those of all visits.
    int[] low = new int[nodes];
    int[] open = new int[nodes];
    int size = 0;
    int visited = 0;
    for (int root = 0; root < nodes; root++) {
      int node = order[root] == 0 ? root : NONE;
      while (node != NONE) {
        if (order[node] == 0) {
          order[node] = ++visited;
          low[node] = visited;
          open[size++] = node;
        }
        if (taken[node] < successors[node].length) {
          int next = successors[node][taken[node]];
          if (order[next] == 0) {
            parents[next] = node;
            node = next;
          } else {
            low[node] = Math.min(low[node], low[next]);
            taken[node]++;
          }
        } else {
          if (low[node] == order[node]) {
            do {
              low[open[--size]] = nodes + order[node];
            } while (open[size] != node);
          }
          node = parents[node];
        }
      }
    }
    return low;
  }
}
