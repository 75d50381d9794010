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
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
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

  private static final SearchStrategy SMALLEST_DOMAIN =
      SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

  private static TreeSearch tree(Propagation level) {
    return QueensSolver.builder().build().tree().at(level);
  }

  private static SearchTotals totals(TreeSearch tree, QueensModel model) {
    SearchTotals totals = new SearchTotals(Propagation.UNSPECIFIED);
    tree.listener(totals).enumerate(model, placement -> {});
    assertThat(totals.tried()).isEmpty();
    assertThat(totals.checks()).isEmpty();
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

  /**
   * Plain backtracking: N. Wirth, <i>Algorithms + Data Structures = Programs</i> (1976), has 876
   * squares to the first placement of eight queens; R. Neapolitan and K. Naimipour, <i>Foundations
   * of Algorithms</i>, 26 for four queens, and 60 and 15,720 for all.
   */
  @ParameterizedTest
  @CsvSource({
    "4, 1, NONE, 26, 36",
    "4, 9999, NONE, 60, 84",
    "8, 1, NONE, 876, 2438",
    "8, 9999, NONE, 15720, 46752",
    "4, 9999, VALUE, 16, 76",
    "8, 1, VALUE, 75, 777",
    "8, 9999, VALUE, 1360, 12066",
    "10, 9999, VALUE, 19744, 204954"
  })
  void countTheSquaresAndChecksOfTextbooks(
      int n, int limit, Propagation level, long tried, long checks) {
    TreeSearch tree =
        QueensSolver.builder()
            .strategy(SMALLEST_DOMAIN)
            .solutionLimit(limit)
            .build()
            .tree()
            .at(level);
    SearchTotals heard = new SearchTotals(level);
    tree.listener(heard).enumerate(QueensModel.of(n), placement -> {});
    for (SearchTotals totals : List.of(heard, SearchTotals.of(tree.trace(QueensModel.of(n))))) {
      assertThat(totals.tried()).hasValue(tried);
      assertThat(totals.checks()).hasValue(checks);
    }
  }

  /** The twelve placements that Wirth's book prints, each with the tests since the one before. */
  @Test
  void countTheTestsOfTheFirstTwelvePlacements() {
    List<Long> tests = new ArrayList<>();
    SearchTotals totals = new SearchTotals(Propagation.NONE);
    QueensSolver.builder()
        .solutionLimit(12)
        .build()
        .tree()
        .at(Propagation.NONE)
        .listener(totals)
        .enumerate(
            QueensModel.of(8),
            placement -> {
              long before = tests.stream().mapToLong(Long::longValue).sum();
              tests.add(totals.tried().orElseThrow() - before);
            });
    assertThat(tests)
        .containsExactly(876L, 264L, 200L, 136L, 504L, 400L, 72L, 280L, 240L, 264L, 160L, 336L);
  }

  /**
   * Forward checking with the smallest domain has 817 thousand checks for the first placements of 2
   * to 50 queens: S. Russell and P. Norvig, <i>Artificial Intelligence</i>, second edition (2003).
   */
  @Test
  void countTheChecksOfTwoToFiftyQueens() {
    long checks = 0;
    TreeSearch tree =
        QueensSolver.builder().strategy(SMALLEST_DOMAIN).solutionLimit(1).build().tree();
    for (int n = 2; n <= 50; n++) {
      SearchTotals totals = new SearchTotals(Propagation.VALUE);
      tree.at(Propagation.VALUE).listener(totals).enumerate(QueensModel.of(n), placement -> {});
      checks += totals.checks().orElseThrow();
    }
    assertThat(checks).isEqualTo(817_008);
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
  void areThoseOfOneSearch() {
    SearchTotals totals = new SearchTotals(Propagation.VALUE);
    TreeSearch tree = tree(Propagation.VALUE).listener(totals);
    tree.enumerate(QueensModel.of(4), placement -> {});
    assertThatThrownBy(() -> tree.enumerate(QueensModel.of(4), placement -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "totals (of 11 nodes) belong to one search: make other totals for another search");
  }
}
