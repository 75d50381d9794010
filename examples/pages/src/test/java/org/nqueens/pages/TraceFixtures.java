package org.nqueens.pages;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
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

  static final Board GARDEN =
      Board.of("AABBCC", "ABBBCC", "AAADCC", "EEDDDF", "EEEDFF", "EEEFFF").withTitle("Garden <6>");

  private TraceFixtures() {}

  static SearchTrace trace(QueensModel model, Propagation level, SearchStrategy strategy) {
    return QueensSolver.builder().strategy(strategy).build().tree().at(level).trace(model);
  }

  /** Value elimination in input order, whose totals are published for small boards. */
  static SearchTrace plain(int n) {
    return trace(QueensModel.of(n), Propagation.VALUE, INPUT_ORDER);
  }

  /** The search of a plain board by the names of its selections and its level, up to a limit. */
  static SearchTrace search(int n, String variables, String values, String level, long limit) {
    SearchStrategy strategy =
        SearchStrategy.of(
            constant(VariableSelection.values(), variables),
            constant(ValueSelection.values(), values));
    return QueensSolver.builder()
        .strategy(strategy)
        .solutionLimit(limit)
        .build()
        .tree()
        .at(constant(Propagation.values(), level))
        .trace(QueensModel.of(n));
  }

  private static <T> T constant(T[] all, String name) {
    return Stream.of(all).filter(each -> each.toString().equals(name)).findFirst().orElseThrow();
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
