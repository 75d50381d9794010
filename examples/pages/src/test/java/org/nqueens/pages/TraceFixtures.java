package org.nqueens.pages;

import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/** Traces to show. */
final class TraceFixtures {
  static final SearchStrategy INPUT_ORDER =
      SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST);

  private TraceFixtures() {}

  static SearchTrace trace(QueensModel model, Propagation level, SearchStrategy strategy) {
    return QueensSolver.builder().propagation(level).strategy(strategy).build().trace(model);
  }

  /** Value elimination in input order, whose totals are published for small boards. */
  static SearchTrace plain(int n) {
    return trace(QueensModel.of(n), Propagation.VALUE, INPUT_ORDER);
  }

  /** Opens a page, and plays what a user does, in the words of {@code trace-use.js}. */
  static Chromium used(String html, String events) {
    return Chromium.open(TestPage.with(html, "", "trace-use.js"), fragment(events));
  }

  /** Opens a page once for each list of events, all in one browser. */
  static List<Chromium> usedAll(String html, Collection<String> events) {
    return Chromium.openAll(
        Collections.nCopies(events.size(), TestPage.with(html, "", "trace-use.js")),
        events.stream().map(TraceFixtures::fragment).toList());
  }

  private static String fragment(String events) {
    return "#use=" + events.replace(' ', '+').replace("#", "%23");
  }

  static SearchTrace ofNodes(QueensModel model, String strategy, List<TraceNode> nodes) {
    SearchStatistics statistics = new SearchStatistics(0, 0, nodes.size(), Duration.ZERO);
    return new SearchTrace(
        model,
        strategy,
        nodes,
        new SolveResult(Completion.TIME_LIMIT, 0, statistics, "another", Propagation.BOUNDS));
  }

  static TraceNode root(List<Pruning> prunings, TraceNode.Kind kind) {
    return new TraceNode(0, Optional.empty(), prunings, kind, Optional.empty());
  }
}
