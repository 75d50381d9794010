package org.nqueens.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nqueens.model.AllDifferent;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** The totals of a trace as lines of text. */
final class TraceTextTotals {
  private static final String RULE = "  by ";

  /** A number and the words that follow it. */
  private record Total(long number, String words) {
    static Total of(long number, String noun, String rest) {
      return new Total(number, noun + (number == 1 ? "" : "s") + rest);
    }

    int digits() {
      return Long.toString(number).length();
    }
  }

  private final SearchTrace trace;

  /** The values removed by rule, in the order of the model. */
  private final Map<String, Long> byRule = new LinkedHashMap<>();

  private long byDecisions;
  private long unexplained;

  private TraceTextTotals(SearchTrace trace) {
    this.trace = trace;
    for (AllDifferent rule : trace.model().constraints()) {
      byRule.put(rule.name(), 0L);
    }
    for (TraceNode node : trace.nodes()) {
      node.prunings().forEach(this::add);
    }
  }

  private void add(Pruning pruning) {
    Cause cause = pruning.cause();
    long values = pruning.squares().size();
    if (cause instanceof Cause.Decided) {
      byDecisions += values;
    } else if (cause instanceof Cause.Attacked attack) {
      byRule.merge(attack.rule(), values, Long::sum);
    } else if (cause instanceof Cause.HallSet hall) {
      byRule.merge(hall.rule(), values, Long::sum);
    } else if (cause instanceof Cause.LastPlace last) {
      byRule.merge(last.rule(), values, Long::sum);
    } else {
      unexplained += values;
    }
  }

  static List<String> lines(SearchTrace trace) {
    List<String> lines = new ArrayList<>();
    lines.addAll(TraceTextWrap.lines(TraceSummary.end(trace), 0));
    lines.addAll(TraceTextWrap.lines(TraceSummary.subject(trace), 0));
    List<Total> totals = new TraceTextTotals(trace).totals();
    int digits = totals.stream().mapToInt(Total::digits).max().orElse(1);
    String format = "%" + (digits + 2) + "d %s";
    totals.forEach(
        total -> lines.add(String.format(Locale.ROOT, format, total.number(), total.words())));
    return lines;
  }

  private List<Total> totals() {
    long byRules = byRule.values().stream().mapToLong(Long::longValue).sum();
    List<Total> totals = new ArrayList<>();
    totals.add(Total.of(trace.count(Kind.BRANCHED), "decision", ""));
    totals.add(Total.of(trace.count(Kind.FAILED), "failure", ""));
    totals.add(Total.of(trace.count(Kind.SOLVED), "solution", ""));
    totals.add(Total.of(trace.nodes().size(), "node", ""));
    totals.add(Total.of(byDecisions, "value", " removed by decisions"));
    totals.add(Total.of(byRules + unexplained, "value", " removed by propagation"));
    byRule.forEach(
        (rule, values) -> totals.add(new Total(values, RULE + TraceSentence.line(rule))));
    if (unexplained > 0) {
      totals.add(new Total(unexplained, RULE + "the solver, which does not tell why"));
    }
    return totals;
  }
}
