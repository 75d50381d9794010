package org.nqueens.pages.trace;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import org.nqueens.model.RowDomain;
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

  /** The largest board; 80 columns leave room for sentences beside it. */
  private static final int MAX_BOARD_SIZE = 8;

  static final String BOARD_KEY = "Q queen, . free, x removed at the node, - removed before";

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
        hasBoard(path.size())
            ? TextWrap.WIDTH - boardWidth(path.size()) - GAP.length()
            : TextWrap.WIDTH;
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
    return hasBoard(path.size()) ? text.besideTheBoard() : text.lines;
  }

  private void addLines(long solution) {
    int indentation = INDENTATION * Math.min(path.level(), MAX_LEVEL);
    add("node " + node.number() + ": " + head(), indentation);
    for (Pruning pruning : node.prunings()) {
      // The head says as much.
      if (!(pruning.cause() instanceof Cause.Decided)) {
        add(TraceSentences.of(pruning), indentation + INDENTATION);
      }
    }
    if (!hasBoard(path.size()) && !node.prunings().isEmpty()) {
      add("left: " + changedDomains(), indentation + INDENTATION);
    }
    Optional<String> end =
        switch (node.kind()) {
          case BRANCHED -> Optional.empty();
          case FAILED -> node.failure().map(reason -> "failure: " + TraceSentences.of(reason));
          case SOLVED -> Optional.of("solution " + solution + ": " + path.queens());
          case OPEN -> Optional.of("open: the search is cut here");
        };
    end.ifPresent(text -> add(text, indentation + INDENTATION));
  }

  private void add(String text, int indentation) {
    lines.addAll(TextWrap.lines(text, indentation, width));
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
    List<String> board = board();
    String blank = " ".repeat(boardWidth(path.size()));
    List<String> both = new ArrayList<>();
    for (int i = 0; i < Math.max(board.size(), lines.size()); i++) {
      String left = i < board.size() ? board.get(i) : blank;
      String right = i < lines.size() ? lines.get(i) : "";
      both.add((left + GAP + right).stripTrailing());
    }
    both.add("");
    return both;
  }

  /** The domains at the node: a line for each row, of {@link #boardWidth} characters. */
  private List<String> board() {
    Set<Square> removed = new HashSet<>();
    node.prunings().forEach(pruning -> removed.addAll(pruning.squares()));
    List<String> board = new ArrayList<>();
    for (int row = 0; row < path.size(); row++) {
      StringJoiner line = new StringJoiner(" ");
      for (int column = 0; column < path.size(); column++) {
        line.add(mark(path.domain(column), row, removed.contains(new Square(column, row))));
      }
      board.add(line.toString());
    }
    return board;
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

  static boolean hasBoard(int n) {
    return n <= MAX_BOARD_SIZE;
  }

  private static int boardWidth(int n) {
    return 2 * n - 1;
  }
}
