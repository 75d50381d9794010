package org.nqueens.format;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.TreeSet;
import org.nqueens.model.Square;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.TraceNode;

/** The lines of one node of a trace, beside its board if the board is small. */
final class TraceTextNode {
  private static final String GAP = "   ";
  private static final int INDENTATION = 2;

  /** Nodes below more left branches are not indented further: most of a line stays for text. */
  private static final int MAX_LEVEL = 10;

  private final TracePath path;
  private final TraceNode node;
  private final List<String> lines = new ArrayList<>();
  private final int width;

  private TraceTextNode(TracePath path, TraceNode node) {
    this.path = path;
    this.node = node;
    this.width =
        TraceTextBoard.fits(path.size())
            ? TraceTextWrap.WIDTH - TraceTextBoard.width(path.size()) - GAP.length()
            : TraceTextWrap.WIDTH;
  }

  /**
   * The lines of a node.
   *
   * @param path the path that ends at the node
   * @param solution the number of the solution if the node is one, from 1
   */
  static List<String> lines(TracePath path, TraceNode node, long solution) {
    TraceTextNode text = new TraceTextNode(path, node);
    text.addLines(solution);
    return TraceTextBoard.fits(path.size()) ? text.besideTheBoard() : text.lines;
  }

  private void addLines(long solution) {
    int indentation = INDENTATION * Math.min(path.level(), MAX_LEVEL);
    add("node " + node.number() + ": " + head(), indentation);
    for (Pruning pruning : node.prunings()) {
      // The head says as much.
      if (!(pruning.cause() instanceof Cause.Decided)) {
        add(TraceSentence.of(pruning), indentation + INDENTATION);
      }
    }
    if (!TraceTextBoard.fits(path.size()) && !node.prunings().isEmpty()) {
      add("left: " + changedDomains(), indentation + INDENTATION);
    }
    switch (node.kind()) {
      case BRANCHED -> {}
      case FAILED ->
          node.failure()
              .ifPresent(
                  reason -> add("failure: " + TraceSentence.of(reason), indentation + INDENTATION));
      case SOLVED -> add("solution " + solution + ": " + path.queens(), indentation + INDENTATION);
      case OPEN -> add("open: the search is cut here", indentation + INDENTATION);
    }
  }

  private void add(String text, int indentation) {
    lines.addAll(TraceTextWrap.lines(text, indentation, width));
  }

  private String head() {
    return node.branch().map(TraceTextNode::head).orElse("start");
  }

  private static String head(Branch branch) {
    return branch.side() == Side.APPLIED
        ? "decide " + branch
        : "back at node " + branch.parent() + ", refute: " + branch;
  }

  private String changedDomains() {
    TreeSet<Integer> columns = new TreeSet<>();
    for (Pruning pruning : node.prunings()) {
      pruning.squares().stream().map(Square::column).forEach(columns::add);
    }
    StringJoiner domains = new StringJoiner(" ");
    columns.forEach(column -> domains.add("q_" + column + " " + path.domain(column)));
    return domains.toString();
  }

  private List<String> besideTheBoard() {
    List<String> board = TraceTextBoard.lines(path, node);
    String blank = " ".repeat(TraceTextBoard.width(path.size()));
    List<String> both = new ArrayList<>();
    for (int i = 0; i < Math.max(board.size(), lines.size()); i++) {
      String left = i < board.size() ? board.get(i) : blank;
      String right = i < lines.size() ? lines.get(i) : "";
      both.add((left + GAP + right).stripTrailing());
    }
    both.add("");
    return both;
  }
}
