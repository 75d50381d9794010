package org.nqueens.pages.trace;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Square;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** The lines of one node of a trace, beside its board if the board is small. */
final class TraceTextNode {
  /** The width of a usual terminal. */
  private static final int WIDTH = 80;

  private static final String GAP = "   ";
  private static final String HANGING = "  ";
  private static final int INDENTATION = 2;

  /** The largest board; 80 columns leave room for sentences beside it. */
  private static final int MAX_BOARD_SIZE = 8;

  static final String BOARD_KEY = "Q queen, . free, x removed at the node, - removed before";

  /** Nodes below more left branches are not indented further: most of a line stays for text. */
  private static final int MAX_LEVEL = 10;

  /** A blank that is neither within brackets nor between a noun and its set. */
  private static final Pattern BREAK = Pattern.compile(" (?![^({]*[)}])(?!\\{)");

  private final TraceNode node;
  private final List<RowDomain> domains;
  private final int n;
  private final List<String> lines = new ArrayList<>();
  private final int width;

  private TraceTextNode(SearchTrace trace, int number) {
    node = trace.nodes().get(number);
    domains = trace.domains(number);
    n = domains.size();
    width = hasBoard(n) ? WIDTH - boardWidth(n) - GAP.length() : WIDTH;
  }

  /**
   * The lines of a node.
   *
   * @param level the number of left branches above the parent: equal for both its children
   * @param solution the number of the solution if the node is one, from 1
   */
  static List<String> lines(SearchTrace trace, int number, int level, int solution) {
    TraceTextNode text = new TraceTextNode(trace, number);
    text.addLines(level, solution);
    return hasBoard(text.n) ? text.besideTheBoard() : text.lines;
  }

  private void addLines(int level, int solution) {
    int indentation = INDENTATION * Math.min(level, MAX_LEVEL);
    add("node " + node.number() + ": " + head(), indentation);
    for (Pruning pruning : node.prunings()) {
      // The head says as much.
      if (!(pruning.cause() instanceof Cause.Decided)) {
        add(TraceSentences.of(pruning), indentation + INDENTATION);
      }
    }
    if (!hasBoard(n) && !node.prunings().isEmpty()) {
      add("left: " + changedDomains(), indentation + INDENTATION);
    }
    Optional<String> end =
        switch (node.kind()) {
          case BRANCHED -> Optional.empty();
          case FAILED -> node.failure().map(reason -> "failure: " + TraceSentences.of(reason));
          case SOLVED -> Optional.of("solution " + solution + ": " + queens());
          case OPEN -> Optional.of("open: the search is cut here");
        };
    end.ifPresent(text -> add(text, indentation + INDENTATION));
  }

  private void add(String text, int indentation) {
    lines.addAll(wrapped(text, indentation, width));
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
    columns.forEach(column -> domains.add("q_" + column + " " + this.domains.get(column)));
    return domains.toString();
  }

  /** The rows of a solution, as {@link org.nqueens.model.Placement#toString()} has them. */
  private String queens() {
    return domains.stream()
        .flatMap(domain -> domain.rows().mapToObj(Integer::toString))
        .collect(Collectors.joining(" "));
  }

  private List<String> besideTheBoard() {
    List<String> board = board();
    String blank = " ".repeat(boardWidth(n));
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
    for (int row = 0; row < n; row++) {
      StringJoiner line = new StringJoiner(" ");
      for (int column = 0; column < n; column++) {
        line.add(mark(domains.get(column), row, removed.contains(new Square(column, row))));
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

  /**
   * Lines of at most 80 characters unless a word is longer, without breaks within a square or a set
   * that fits a line.
   */
  static List<String> wrapped(String text, int indentation) {
    return wrapped(text, indentation, WIDTH);
  }

  /** The lines, the first after an indentation, the others two characters deeper. */
  private static List<String> wrapped(String text, int indentation, int width) {
    String start = " ".repeat(indentation);
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(start);
    boolean empty = true;
    for (String word : words(text, width - indentation - HANGING.length())) {
      if (!empty && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line = new StringBuilder(start).append(HANGING);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    lines.add(line.toString());
    return lines;
  }

  /** The parts of a text between blanks where a line may end. */
  private static List<String> words(String text, int width) {
    List<String> words = new ArrayList<>();
    for (String word : BREAK.split(text, -1)) {
      words.addAll(word.length() <= width ? List.of(word) : List.of(word.split(" ", -1)));
    }
    return words;
  }
}
