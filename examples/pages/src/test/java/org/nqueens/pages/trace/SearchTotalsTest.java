package org.nqueens.pages.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.SearchStatistics;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** The totals of a search are those of its trace. */
class SearchTotalsTest {
  private static final List<Propagation> LEVELS =
      Arrays.stream(Propagation.values())
          .filter(level -> level != Propagation.UNSPECIFIED)
          .toList();

  private static QueensSolverBuilder solver(Propagation level) {
    return QueensSolver.builder().propagation(level);
  }

  private static SearchTotals totals(QueensSolverBuilder builder, QueensModel model) {
    SearchTotals totals = new SearchTotals();
    builder.listener(totals).build().enumerate(model, placement -> {});
    return totals;
  }

  static Stream<Arguments> searches() {
    List<QueensModel> models =
        List.of(
            QueensModel.of(1),
            QueensModel.of(3),
            QueensModel.of(7),
            Variant.NON_TOUCHING.builder(5).build(),
            Variant.TOROIDAL.builder(7).build(),
            QueensModel.of(6).toBuilder().block(0, 0).place(3, 0).build(),
            QueensModel.of(4).toBuilder().place(0, 0).place(3, 3).build());
    List<SearchStrategy> strategies =
        List.of(
            SearchStrategy.LEXICOGRAPHIC,
            SearchStrategy.FIRST_FAIL,
            SearchStrategy.of(VariableSelection.MAX_DOMAIN_SIZE, ValueSelection.LOWER_HALF));
    return models.stream()
        .flatMap(
            model ->
                LEVELS.stream()
                    .flatMap(
                        level ->
                            strategies.stream()
                                .map(strategy -> Arguments.of(model, level, strategy))));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void areThoseOfTheTrace(QueensModel model, Propagation level, SearchStrategy strategy) {
    SearchTrace trace = solver(level).strategy(strategy).build().trace(model);
    SearchTotals totals = totals(solver(level).strategy(strategy), model);
    assertSame(totals, trace);
    SearchStatistics statistics = trace.result().statistics();
    assertThat(totals.failures()).isEqualTo(statistics.failures());
    assertThat(totals.nodes())
        .isEqualTo(statistics.nodes())
        .isEqualTo(2 * statistics.decisions() + 1);
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3"})
  void areThoseOfACutTrace(int limit) {
    QueensModel model = QueensModel.of(6);
    SearchTrace trace = solver(Propagation.VALUE).solutionLimit(limit).build().trace(model);
    SearchTotals totals = totals(solver(Propagation.VALUE).solutionLimit(limit), model);
    assertThat(trace.isCut()).isTrue();
    assertThat(totals.solutions()).isEqualTo(limit);
    assertSame(totals, trace);
  }

  private static void assertSame(SearchTotals totals, SearchTrace trace) {
    assertThat(totals.failures()).isEqualTo(trace.count(Kind.FAILED));
    assertThat(totals.solutions()).isEqualTo(trace.count(Kind.SOLVED));
    assertThat(totals.nodes()).isEqualTo(trace.nodes().size());
    assertThat(totals.nodesToFirstSolution().stream().boxed())
        .containsExactlyElementsOf(
            trace.nodes().stream()
                .filter(node -> node.kind() == Kind.SOLVED)
                .limit(1)
                .map(node -> node.number() + 1L)
                .toList());
    assertThat(totals.depth())
        .isEqualTo(trace.nodes().stream().mapToInt(node -> depth(trace, node)).max().orElseThrow());
    Map<String, Long> removed = removed(trace);
    assertThat(totals.removedByDecisions()).isEqualTo(removed.remove("decided"));
    assertThat(totals.removed()).isEqualTo(removed.values().stream().mapToLong(x -> x).sum());
    assertThat(totals.unexplained()).isZero();
    assertThat(totals.removedByRule()).containsExactlyEntriesOf(removed);
  }

  private static int depth(SearchTrace trace, TraceNode node) {
    return node.branch()
        .map(branch -> 1 + depth(trace, trace.nodes().get(branch.parent())))
        .orElse(0);
  }

  /** The squares by the rule at the end of the text of their cause, in the order of the model. */
  private static Map<String, Long> removed(SearchTrace trace) {
    Map<String, Long> squares = new LinkedHashMap<>();
    trace.model().constraints().stream()
        .map(AllDifferent::name)
        .forEach(name -> squares.put(name, 0L));
    squares.put("decided", 0L);
    for (TraceNode node : trace.nodes()) {
      for (Pruning pruning : node.prunings()) {
        String cause = pruning.cause().toString();
        String name =
            squares.keySet().stream()
                .filter(rule -> cause.equals(rule) || cause.endsWith(", " + rule))
                .findFirst()
                .orElseThrow();
        squares.merge(name, (long) pruning.squares().size(), Long::sum);
      }
    }
    return squares;
  }

  @Test
  void ofTheFourQueens() {
    SearchTotals totals = totals(solver(Propagation.VALUE), QueensModel.of(4));
    assertThat(totals.nodes()).isEqualTo(11);
    assertThat(totals.removed()).isEqualTo(42);
    // The root, q_0 = 0 with three nodes below it, q_0 != 0, and q_0 = 1, the first solution.
    assertThat(totals.nodesToFirstSolution()).hasValue(6);
    assertThat(totals.removedByRule().keySet())
        .containsExactly("rows", "ascending diagonals", "descending diagonals");
    assertThatThrownBy(() -> totals.removedByRule().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void countRemovalsWithoutReasonApart() {
    SearchTotals totals = new SearchTotals();
    assertThat(totals.nodes()).isZero();
    totals.begun(QueensModel.of(4));
    totals.pruned(1, 2, new Cause.Unexplained());
    totals.branched(new Branch(1, 0, Decision.assign(0, 0), Branch.Side.APPLIED));
    totals.pruned(0, 1, new Cause.Decided());
    totals.pruned(0, 2, new Cause.Decided());
    totals.failed(new Failure.Unexplained());
    assertThat(totals.unexplained()).isEqualTo(1);
    assertThat(totals.removedByDecisions()).isEqualTo(2);
    assertThat(totals.removed()).isEqualTo(1);
    assertThat(totals.failures()).isEqualTo(1);
  }

  @Test
  void areThoseOfOneSearch() {
    SearchTotals totals = new SearchTotals();
    QueensSolver solver = solver(Propagation.VALUE).listener(totals).build();
    solver.enumerate(QueensModel.of(4), placement -> {});
    assertThatThrownBy(() -> solver.enumerate(QueensModel.of(4), placement -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "totals (of 11 nodes) are those of one search: make other totals for another search");
  }
}
