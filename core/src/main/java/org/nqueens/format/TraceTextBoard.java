package org.nqueens.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.trace.TraceNode;

/** The domains at a node as a board of text. */
final class TraceTextBoard {
  private static final int MAX_SIZE = 8;

  static final String KEY = "Q queen, . free, x removed at the node, - removed before";

  private TraceTextBoard() {}

  /** Tells whether 80 columns leave room for sentences beside a board. */
  static boolean fits(int n) {
    return n <= MAX_SIZE;
  }

  /** A line per row, of {@link #width} characters. */
  static List<String> lines(TracePath path, TraceNode node) {
    Set<Square> removed = new HashSet<>();
    node.prunings().forEach(pruning -> removed.addAll(pruning.squares()));
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < path.size(); row++) {
      StringJoiner line = new StringJoiner(" ");
      for (int column = 0; column < path.size(); column++) {
        line.add(mark(path.domain(column), row, removed.contains(new Square(column, row))));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  private static String mark(RowDomain domain, int row, boolean removed) {
    if (removed) {
      return "x";
    }
    if (!domain.contains(row)) {
      return "-";
    }
    return domain.size() == 1 ? "Q" : ".";
  }

  /** The characters of a line. */
  static int width(int n) {
    return 2 * n - 1;
  }
}
