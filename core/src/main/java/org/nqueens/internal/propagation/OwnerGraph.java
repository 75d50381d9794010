package org.nqueens.internal.propagation;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.function.IntFunction;

/**
 * The graph of the views of a matched all-different: a view leads to the owners of the values that
 * it can take.
 */
final class OwnerGraph {
  private final int[][] successors;

  /** By view: the number of its strongly connected component. */
  private final int[] component;

  /** The views that lead to a view that can take a free value. */
  private final BitSet leadsToFree = new BitSet();

  // Tarjan's depth-first search.
  private final int[] order;
  private final int[] low;
  private final int[] nextSuccessor;
  private final Deque<Integer> open = new ArrayDeque<>();
  private int visited;
  private int components;

  private OwnerGraph(int[][] successors) {
    this.successors = successors;
    component = new int[successors.length];
    order = new int[successors.length];
    low = new int[successors.length];
    nextSuccessor = new int[successors.length];
    Arrays.fill(component, -1);
    for (int view = 0; view < successors.length; view++) {
      if (order[view] == 0) {
        search(view);
      }
    }
  }

  /**
   * The graph of m views.
   *
   * @param owners the owners of the values that a view can take, -1 for a free value
   */
  static OwnerGraph of(int m, IntFunction<int[]> owners) {
    int[][] successors = new int[m][];
    Arrays.setAll(successors, owners);
    return new OwnerGraph(successors);
  }

  /**
   * True if a value of the owner can be given to the view: the owner leads back to the view, or to
   * a free value.
   */
  boolean canPassOn(int owner, int view) {
    return component[owner] == component[view] || leadsToFree.get(owner);
  }

  /** The views to which a view leads, with itself. */
  BitSet reachedFrom(int start) {
    BitSet reached = new BitSet();
    Deque<Integer> next = new ArrayDeque<>();
    reached.set(start);
    next.push(start);
    while (!next.isEmpty()) {
      for (int owner : successors[next.pop()]) {
        if (owner >= 0 && !reached.get(owner)) {
          reached.set(owner);
          next.push(owner);
        }
      }
    }
    return reached;
  }

  /**
   * Finds the components of the views that a view leads to. R. Tarjan, <i>Depth-first search and
   * linear graph algorithms</i>, SIAM J. Comput. 1 (1972); with a stack of its own, since a board
   * may be larger than the stack of a thread is deep.
   */
  private void search(int root) {
    Deque<Integer> path = new ArrayDeque<>();
    enter(root, path);
    while (!path.isEmpty()) {
      int view = path.peek();
      if (nextSuccessor[view] == successors[view].length) {
        path.pop();
        leave(view);
        if (!path.isEmpty()) {
          follow(path.peek(), view);
        }
      } else {
        int owner = successors[view][nextSuccessor[view]++];
        if (owner < 0) {
          leadsToFree.set(view);
        } else if (order[owner] == 0) {
          enter(owner, path);
        } else {
          follow(view, owner);
        }
      }
    }
  }

  private void enter(int view, Deque<Integer> path) {
    order[view] = ++visited;
    low[view] = visited;
    open.push(view);
    path.push(view);
  }

  private void follow(int view, int successor) {
    if (leadsToFree.get(successor)) {
      leadsToFree.set(view);
    }
    if (component[successor] < 0) {
      low[view] = Math.min(low[view], low[successor]);
    }
  }

  /** Closes the component of a view from which no earlier open view is reached. */
  private void leave(int view) {
    if (low[view] == order[view]) {
      boolean free = false;
      BitSet members = new BitSet();
      int member;
      do {
        member = open.pop();
        component[member] = components;
        members.set(member);
        free |= leadsToFree.get(member);
      } while (member != view);
      components++;
      if (free) {
        leadsToFree.or(members);
      }
    }
  }
}
