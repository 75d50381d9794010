package org.nqueens.format;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.nqueens.trace.Cause;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** The totals of a trace as an HTML description list, whose terms have the shapes of the nodes. */
final class TraceTotals {
  private TraceTotals() {}

  /** The items of the list; open nodes are left out if there are none. */
  static String html(SearchTrace trace) {
    Map<String, Long> totals = new LinkedHashMap<>();
    totals.put("nodes", (long) trace.nodes().size());
    totals.put("decisions", trace.count(Kind.BRANCHED));
    totals.put("failures", trace.count(Kind.FAILED));
    totals.put("solutions", trace.count(Kind.SOLVED));
    totals.put("removed", trace.nodes().stream().mapToLong(TraceTotals::removed).sum());
    long open = TraceSummary.open(trace);
    if (open > 0) {
      totals.put("open", open);
    }
    return totals.entrySet().stream()
        .map(total -> html(total.getKey(), total.getValue()))
        .collect(Collectors.joining());
  }

  /** The rows removed by propagation: decisions do not count. */
  private static long removed(TraceNode node) {
    return node.prunings().stream()
        .filter(pruning -> !(pruning.cause() instanceof Cause.Decided))
        .mapToLong(pruning -> pruning.squares().size())
        .sum();
  }

  /** The class is the kind of the nodes, in the singular. */
  private static String html(String name, long total) {
    return String.format(
        Locale.ROOT,
        "<div><dt class=\"%s\">%s<dd>%,d</div>",
        name.replaceAll("s$", ""),
        name,
        total);
  }
}
