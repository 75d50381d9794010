package org.nqueens.pages.trace;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.TraceNode;

/** The path from the root to a node that moves through a trace, with the domains there. */
final class TracePath {

  /** A node of the path, and the number of left branches above its parent. */
  private record Step(TraceNode node, int level) {}

  private final List<BitSet> rows;
  private final Deque<Step> steps = new ArrayDeque<>();

  TracePath(QueensModel model) {
    rows = model.domains().stream().map(d -> BitSet.valueOf(d.toLongArray())).toList();
  }

  /** Moves to the next node in the order of the search. */
  void move(TraceNode node) {
    int parent = node.branch().map(Branch::parent).orElse(-1);
    while (!steps.isEmpty() && steps.element().node().number() != parent) {
      change(steps.pop().node(), true);
    }
    change(node, false);
    steps.push(new Step(node, steps.isEmpty() ? 0 : childLevel(steps.element())));
  }

  private static int childLevel(Step parent) {
    boolean left =
        parent.node().branch().map(branch -> branch.side() == Side.APPLIED).orElse(false);
    return parent.level() + (left ? 1 : 0);
  }

  private void change(TraceNode node, boolean left) {
    for (Pruning pruning : node.prunings()) {
      for (Square square : pruning.squares()) {
        rows.get(square.column()).set(square.row(), left);
      }
    }
  }

  /** The number of left branches above the parent of the node: equal for both its children. */
  int level() {
    return steps.element().level();
  }

  /** The rows left in a column at the end of the node. */
  RowDomain domain(int column) {
    return RowDomain.ofBits(rows.get(column).toLongArray());
  }

  /** The rows of a solution, as {@link org.nqueens.model.Placement#toString()} has them. */
  String queens() {
    return rows.stream()
        .map(set -> Integer.toString(set.nextSetBit(0)))
        .collect(Collectors.joining(" "));
  }

  int size() {
    return rows.size();
  }
}
