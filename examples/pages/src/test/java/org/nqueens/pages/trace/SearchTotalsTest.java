package org.nqueens.pages.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
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

  private static TreeSearch tree(Propagation level) {
    return QueensSolver.builder().build().tree().at(level);
  }

  private static SearchTotals totals(TreeSearch tree, QueensModel model) {
    SearchTotals totals = new SearchTotals();
    tree.listener(totals).enumerate(model, placement -> {});
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
    List<Arguments> searches = new ArrayList<>();
    for (QueensModel model : models) {
      for (Propagation level : LEVELS) {
        if (level == Propagation.NONE && model.size() > 6) {
          continue; // more nodes than a trace has
        }
        strategies.forEach(strategy -> searches.add(Arguments.of(model, level, strategy)));
      }
    }
    return searches.stream();
  }

  @ParameterizedTest
  @MethodSource("searches")
  void areThoseOfTheTrace(QueensModel model, Propagation level, SearchStrategy strategy) {
    TreeSearch tree = QueensSolver.builder().strategy(strategy).build().tree().at(level);
    assertSame(totals(tree, model), tree.trace(model));
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3"})
  void areThoseOfACutTrace(int limit) {
    QueensModel model = QueensModel.of(6);
    TreeSearch tree =
        QueensSolver.builder().solutionLimit(limit).build().tree().at(Propagation.VALUE);
    SearchTrace trace = tree.trace(model);
    assertThat(trace.isCut()).isTrue();
    assertSame(totals(tree, model), trace);
  }

  /** The totals that a listener heard, and those of the trace, are what the nodes have. */
  private static void assertSame(SearchTotals heard, SearchTrace trace) {
    int[] depths = new int[trace.nodes().size()];
    OptionalLong first = OptionalLong.empty();
    Map<String, Long> removed = new LinkedHashMap<>();
    trace.model().constraints().forEach(rule -> removed.put(TraceSentences.kind(rule.name()), 0L));
    for (TraceNode node : trace.nodes()) {
      node.branch().ifPresent(each -> depths[each.node()] = depths[each.parent()] + 1);
      if (node.kind() == Kind.SOLVED && first.isEmpty()) {
        first = OptionalLong.of(node.number() + 1L);
      }
      for (Pruning pruning : node.prunings()) {
        removed.merge(kind(pruning.cause()), (long) pruning.squares().size(), Long::sum);
      }
    }
    long decided = Objects.requireNonNullElse(removed.remove("decided"), 0L);
    for (SearchTotals totals : List.of(heard, SearchTotals.of(trace))) {
      assertThat(totals.nodes()).isEqualTo(depths.length);
      assertThat(totals.depth()).isEqualTo(IntStream.of(depths).max().orElseThrow());
      assertThat(totals.nodesToFirstSolution()).isEqualTo(first);
      assertThat(totals.removedByDecisions()).isEqualTo(decided);
      assertThat(totals.removed()).isEqualTo(removed.values().stream().mapToLong(x -> x).sum());
      assertThat(totals.unexplained()).isZero();
      assertThat(totals.removedByKind()).containsExactlyEntriesOf(removed);
    }
  }

  private static String kind(Cause cause) {
    if (cause instanceof Cause.Attacked attacked) {
      return TraceSentences.kind(attacked.rule());
    }
    if (cause instanceof Cause.HallSet hall) {
      return TraceSentences.kind(hall.rule());
    }
    if (cause instanceof Cause.NoSupport) {
      return SearchTotals.PAIRS;
    }
    return cause instanceof Cause.LastPlace last ? TraceSentences.kind(last.rule()) : "decided";
  }

  @Test
  void ofTheFourQueens() {
    SearchTotals totals = totals(tree(Propagation.VALUE), QueensModel.of(4));
    assertThat(totals.nodes()).isEqualTo(11);
    assertThat(totals.removed()).isEqualTo(42);
    // The root, q_0 = 0 with three nodes below it, q_0 != 0, and q_0 = 1, the first solution.
    assertThat(totals.nodesToFirstSolution()).hasValue(6);
    assertThat(totals.removedByKind().keySet())
        .containsExactly("rows", "ascending diagonals", "descending diagonals");
    assertThatThrownBy(() -> totals.removedByKind().clear())
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
    assertThat(totals.unexplained()).isEqualTo(1);
    assertThat(totals.removedByDecisions()).isEqualTo(2);
    assertThat(totals.removed()).isEqualTo(1);
  }

  @Test
  void areThoseOfOneSearch() {
    SearchTotals totals = new SearchTotals();
    TreeSearch tree = tree(Propagation.VALUE).listener(totals);
    tree.enumerate(QueensModel.of(4), placement -> {});
    assertThatThrownBy(() -> tree.enumerate(QueensModel.of(4), placement -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "totals (of 11 nodes) belong to one search: make other totals for another search");
  }
}
