package org.nqueens.format;

import org.nqueens.trace.Branch.Side;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode.Kind;

/** A trace in a few sentences: what was searched, and how the search ended. */
final class TraceSummary {
  private TraceSummary() {}

  /**
   * The size, strategy, level and backend, such as {@code 4 queens, any order, propagation ...}.
   */
  static String subject(SearchTrace trace) {
    return "%s, %s, propagation %s, backend %s"
        .formatted(
            count(trace.model().size(), "queen"),
            TraceSentence.line(trace.strategy()),
            trace.result().propagation(),
            TraceSentence.line(trace.result().backend()));
  }

  /** Whether the search saw the whole tree. */
  static String end(SearchTrace trace) {
    return trace.isCut()
        ? "The search is cut (%s): %s left."
            .formatted(trace.result().completion(), count(open(trace), "open node"))
        : "The search is exhausted.";
  }

  /** The nodes at which the search has not decided, and the branches that it did not take. */
  static long open(SearchTrace trace) {
    return trace.count(Kind.OPEN)
        + trace.nodes().stream()
            .filter(node -> node.kind() == Kind.BRANCHED)
            .filter(node -> trace.child(node.number(), Side.REFUTED).isEmpty())
            .count();
  }

  /** A number and a noun, such as {@code 1 node} or {@code 2 nodes}. */
  static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
