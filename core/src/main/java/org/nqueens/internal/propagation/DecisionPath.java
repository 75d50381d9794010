package org.nqueens.internal.propagation;

import java.util.Arrays;
import org.nqueens.search.Decision;
import org.nqueens.search.Decision.Relation;
import org.nqueens.search.TreeLimit;

/**
 * The stack of left branches from the root of a search to its current node.
 *
 * <p>A decision is kept as its column and the range of rows that go left: an object for each would
 * be allocated at every node. A range of several rows is the lower or the upper part of the board.
 */
public final class DecisionPath {
  private final int n;
  private int[] columns = new int[64];
  private int[] lows = new int[64];
  private int[] highs = new int[64];

  /** The right branches on the path to the node of each decision. */
  private int[] refuted = new int[64];

  private int depth;

  /** The right branches on the path to the current node. */
  private int discrepancies;

  public DecisionPath(int n) {
    this.n = n;
  }

  public int depth() {
    return depth;
  }

  public void add(int column, Relation relation, int row) {
    if (depth == columns.length) {
      columns = Arrays.copyOf(columns, 2 * depth);
      lows = Arrays.copyOf(lows, 2 * depth);
      highs = Arrays.copyOf(highs, 2 * depth);
      refuted = Arrays.copyOf(refuted, 2 * depth);
    }
    refuted[depth] = discrepancies;
    columns[depth] = column;
    lows[depth] = relation == Relation.AT_MOST ? 0 : row;
    highs[depth] = relation == Relation.AT_LEAST ? n - 1 : row;
    depth++;
  }

  public Decision latest() {
    return decision(depth - 1);
  }

  /** The decision that was refuted last, until another one is added. */
  public Decision latestRefuted() {
    return decision(depth);
  }

  private Decision decision(int index) {
    if (lows[index] == highs[index]) {
      return Decision.assign(columns[index], lows[index]);
    }
    return lows[index] == 0
        ? Decision.atMost(columns[index], highs[index])
        : Decision.atLeast(columns[index], lows[index]);
  }

  public void apply(Domains domains) {
    domains.restrict(columns[depth - 1], lows[depth - 1], highs[depth - 1]);
  }

  /** Tells whether a limit allows the right branch of the latest decision, which there must be. */
  public boolean mayRefute(TreeLimit limit) {
    return limit.entersRight(depth - 1, refuted[depth - 1] + 1);
  }

  public void leave() {
    depth--;
  }

  /** Removes the latest decision and applies its negation; the path must not be empty. */
  public void refute(Domains domains) {
    depth--;
    discrepancies = refuted[depth] + 1;
    int column = columns[depth];
    int low = lows[depth];
    int high = highs[depth];
    if (low == high) {
      domains.remove(column, low);
    } else if (low == 0) {
      domains.restrict(column, high + 1, n - 1);
    } else {
      domains.restrict(column, 0, low - 1);
    }
  }
}
