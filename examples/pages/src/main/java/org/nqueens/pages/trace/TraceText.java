package org.nqueens.pages.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/**
 * Search traces as walk-throughs in text, for a terminal of 80 columns. Thread-safe.
 *
 * <p>Each node has a line for the decision, applied or refuted, that leads to it, a line for each
 * pruning with its cause and all its squares, and a line for a failure or a solution. The lines are
 * indented by the left branches above them: the two children of a node are aligned. A board of up
 * to 8 columns is drawn beside each node; on a larger board a line has the rows left in the columns
 * that have changed. The totals are at the end: decisions, failures, solutions, nodes, and the
 * values removed by each rule. A trace of a search that was cut says that it is cut, and how many
 * open nodes are left. Rules of one kind, such as the rules of all pairs of neighbouring columns,
 * have one total.
 */
public final class TraceText {
  private TraceText() {}

  /**
   * The lines of a walk-through below a title, without line ends. They are made while the stream is
   * read: a trace of 100,000 nodes is a text of some 40 MB at n = 12.
   *
   * @param title the title of the board or of the lesson; no line if it is blank
   * @return the lines in order, of at most 80 characters unless a word is longer
   */
  public static Stream<String> lines(String title, SearchTrace trace) {
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(trace, "trace");
    Stream<String> totals = Stream.of(trace).flatMap(t -> totals(t).stream());
    return Stream.concat(Stream.concat(heading(title, trace).stream(), nodes(trace)), totals);
  }

  private static List<String> heading(String title, SearchTrace trace) {
    List<String> lines = new ArrayList<>();
    if (!title.isBlank()) {
      lines.addAll(TraceTextNode.wrapped(TraceSentences.line(title), 0));
    }
    lines.addAll(TraceTextNode.wrapped(TraceSentences.subject(trace), 0));
    lines.add("q_j is the row of the queen in column j; a square is (column, row); all from 0");
    if (TraceTextNode.hasBoard(trace.model().size())) {
      lines.add(TraceTextNode.BOARD_KEY);
    }
    lines.add("");
    return lines;
  }

  /** The lines of all nodes, each made when it is read. */
  private static Stream<String> nodes(SearchTrace trace) {
    int size = trace.nodes().size();
    int[] levels = new int[size];
    int[] solutions = new int[size];
    int solved = 0;
    for (TraceNode node : trace.nodes()) {
      solved += node.kind() == Kind.SOLVED ? 1 : 0;
      solutions[node.number()] = solved;
      levels[node.number()] =
          node.branch()
              .map(Branch::parent)
              .map(parent -> levels[parent] + (isOnTheLeft(trace.nodes().get(parent)) ? 1 : 0))
              .orElse(0);
    }
    return IntStream.range(0, size)
        .boxed()
        .flatMap(
            number ->
                TraceTextNode.lines(trace, number, levels[number], solutions[number]).stream());
  }

  private static boolean isOnTheLeft(TraceNode node) {
    return node.branch().filter(branch -> branch.side() == Side.APPLIED).isPresent();
  }

  private record Total(long number, String words) {
    static Total of(long number, String noun, String rest) {
      return new Total(number, noun + (number == 1 ? "" : "s") + rest);
    }

    int digits() {
      return Long.toString(number).length();
    }
  }

  private static List<String> totals(SearchTrace trace) {
    SearchTotals sums = SearchTotals.of(trace);
    List<Total> totals = new ArrayList<>();
    totals.add(Total.of(trace.count(Kind.BRANCHED), "decision", ""));
    totals.add(Total.of(trace.count(Kind.FAILED), "failure", ""));
    totals.add(Total.of(trace.count(Kind.SOLVED), "solution", ""));
    totals.add(Total.of(sums.nodes(), "node", ""));
    sums.tried().ifPresent(tried -> totals.add(Total.of(tried, "square", " tried")));
    sums.checks().ifPresent(checks -> totals.add(Total.of(checks, "consistency check", "")));
    if (trace.result().propagation() != Propagation.NONE) {
      addRemovals(sums, totals);
    }
    List<String> lines = new ArrayList<>();
    lines.addAll(TraceTextNode.wrapped(TraceSentences.end(trace), 0));
    lines.addAll(TraceTextNode.wrapped(TraceSentences.subject(trace), 0));
    int digits = totals.stream().mapToInt(Total::digits).max().orElse(1);
    String format = "%" + (digits + 2) + "d %s";
    totals.forEach(
        total -> lines.add(String.format(Locale.ROOT, format, total.number(), total.words())));
    return lines;
  }

  private static void addRemovals(SearchTotals sums, List<Total> totals) {
    totals.add(Total.of(sums.removedByDecisions(), "value", " removed by decisions"));
    totals.add(Total.of(sums.removed(), "value", " removed by propagation"));
    sums.removedByKind()
        .forEach(
            (kind, values) -> totals.add(new Total(values, "  by " + TraceSentences.line(kind))));
    if (sums.unexplained() > 0) {
      totals.add(new Total(sums.unexplained(), "  by the solver, which does not tell why"));
    }
  }
}
