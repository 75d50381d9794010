package org.nqueens.internal.propagation;

import java.util.ArrayDeque;
import java.util.Deque;
import org.nqueens.search.Decision;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.SearchListener;

/** Numbers the nodes of a depth-first search, and tells a listener its branches. */
public final class BranchLog {
  private final SearchListener listener;

  /** The left branches on the current path, the last first. */
  private final Deque<Branch> applied = new ArrayDeque<>();

  private int node;

  public BranchLog(SearchListener listener) {
    this.listener = listener;
  }

  /** Moves to the left branch of a decision of the current node. */
  public void applied(Decision decision) {
    Branch branch = new Branch(node + 1, node, decision, Side.APPLIED);
    applied.push(branch);
    move(branch);
  }

  /** Moves to the right branch of the latest decision whose left branch has ended. */
  public void refuted() {
    Branch left = applied.pop();
    move(new Branch(node + 1, left.parent(), left.decision(), Side.REFUTED));
  }

  /** Leaves out the right branch of the latest decision with a finished left branch. */
  public void abandoned() {
    applied.pop();
  }

  private void move(Branch branch) {
    node = branch.node();
    listener.branched(branch);
  }
}
