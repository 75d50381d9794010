package org.nqueens.cli.profiler;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.StringJoiner;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.trace.Branch.Side;

/**
 * The domains at the current node of a search, kept from its removals: also at a node that failed,
 * whose domains no event gives.
 */
final class CpProfilerDomains {
  /** Beyond this, the domains of one node would be a text of some 100 KB. */
  static final int MAX_COLUMNS = 128;

  /** By column: the rows left; empty on a larger board. */
  private final List<BitSet> columns;

  /** The removals on the path to the current node, the last first. */
  private final Deque<Square> removals = new ArrayDeque<>();

  /** By left branch on the path, the last first: the removals when it was taken. */
  private final Deque<Integer> marks = new ArrayDeque<>();

  CpProfilerDomains(QueensModel model) {
    List<RowDomain> domains = model.size() <= MAX_COLUMNS ? model.domains() : List.of();
    columns = domains.stream().map(domain -> BitSet.valueOf(domain.toLongArray())).toList();
  }

  /** Moves to a child of the current node, or of the node of the last left branch. */
  void move(Side side) {
    if (side == Side.APPLIED) {
      marks.push(removals.size());
    } else {
      int kept = marks.pop();
      while (removals.size() > kept) {
        Square square = removals.pop();
        columns.get(square.column()).set(square.row());
      }
    }
  }

  void remove(int column, int row) {
    if (!columns.isEmpty()) {
      columns.get(column).clear(row);
      removals.push(new Square(column, row));
    }
  }

  /**
   * By column: the rows left, such as {@code 0..3,5}, with {@code ..} for runs of three rows or
   * more. Empty on a board of more than 128 columns.
   */
  List<String> texts() {
    return columns.stream().map(CpProfilerDomains::text).toList();
  }

  private static String text(BitSet rows) {
    StringJoiner runs = new StringJoiner(",");
    int last;
    for (int first = rows.nextSetBit(0); first >= 0; first = rows.nextSetBit(last + 1)) {
      last = rows.nextClearBit(first) - 1;
      if (last == first + 1) {
        last = first;
      }
      runs.add(last > first ? first + ".." + last : String.valueOf(first));
    }
    return runs.toString();
  }
}
