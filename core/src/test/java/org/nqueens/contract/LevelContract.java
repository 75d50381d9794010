package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/**
 * A level of propagation is kept or refused, and claimed only where it is kept; and the effort that
 * a backend reports is that of a tree.
 */
public interface LevelContract extends BackendFixture {
  /** The rule that a tree breaks which is not that of its level. */
  String SAME_TREE =
      "a level and a strategy determine the tree, as in the embedded engine: keep the level at each node, or leave it out of the capabilities and let propagation(request) answer UNSPECIFIED";

  /** The rule that counters break which are not those of a tree. */
  String COUNTERS =
      "each node decides, fails or finds a solution, see SearchStatistics: count each once, or nothing, or let searchesATree of the fixture answer false";

  @Test
  default void claimsNoLevelForThePartsOfASearchWithoutOne() {
    QueensSolver solver = solver(2);
    assertThat(solver.enumerate(QueensModel.of(8), placement -> {}).propagation())
        .isEqualTo(Propagation.UNSPECIFIED);
  }

  /** Searches of models on which levels differ from each other, and of models with some of each. */
  private List<SearchRequest> requests(Propagation level) {
    RandomModels random = RandomModels.of(backend() + ": levels");
    Stream<QueensModel> models =
        Stream.concat(
            Stream.generate(random::tight).limit(Gate.cases(30, 60)),
            Stream.generate(random::any)
                .filter(model -> model.domains().stream().noneMatch(RowDomain::isEmpty))
                .limit(Gate.cases(15, 30)));
    return models
        .flatMap(
            model ->
                Stream.of(SearchStrategy.LEXICOGRAPHIC, SearchStrategy.FIRST_FAIL)
                    .filter(this::supports)
                    .map(
                        strategy ->
                            new SearchRequest(model, Optional.of(strategy), level, () -> false)))
        .toList();
  }

  /** Also from 12 columns on, where an engine may leave the tree. */
  @Test
  default void countsTheNodesOfOneTreeWhereItsResultNamesALevel() {
    int trees = 0;
    QueensModel twelve = QueensModel.of(12).toBuilder().allowOnly(0, 0, 11).build();
    for (QueensModel model : List.of(QueensModel.of(8), twelve)) {
      for (SearchStrategy strategy :
          List.of(SearchStrategy.LEXICOGRAPHIC, SearchStrategy.FIRST_FAIL)) {
        if (supports(strategy)) {
          SolveResult result = with().strategy(strategy).build().enumerate(model, placement -> {});
          if (result.propagation() != Propagation.UNSPECIFIED) {
            trees++;
            requireTree(result);
          }
        }
      }
    }
    assumeApplies(trees > 0, () -> "names no level");
  }

  /** What is searched by a request, for messages. */
  private String what(SearchRequest request) {
    return "%s by %s of %s"
        .formatted(spi().propagation(request), request.strategy().orElseThrow(), request.model());
  }

  /** The levels that the backend under test does not keep. */
  default Stream<Propagation> refusedLevels() {
    return Stream.of(Propagation.values())
        .filter(
            level ->
                level != Propagation.UNSPECIFIED && !spi().capabilities().levels().contains(level));
  }

  /** The embedded engine is the measure. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("keptLevels")
  default void searchesTheTreeOfALevelThatItClaims(Propagation level) {
    for (SearchRequest request : requests(level)) {
      assertThat(spi().propagation(request))
          .as("propagation(request): the level of the request, if it has one")
          .isEqualTo(level);
      assertSameTree(request, rows -> true, what(request));
      assertSameTree(request, rows -> false, what(request) + ", cut");
    }
  }

  /** A level explains each removal and each dead end of the tree. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("tracedLevels")
  default void tracesTheTreeOfALevelThatItClaims(Propagation level) {
    for (SearchRequest request : requests(level)) {
      Unexplained unexplained = new Unexplained(new ArrayList<>());
      SearchOutcome traced = ((TracingBackend) spi()).search(request, rows -> true, unexplained);
      assertThat(unexplained.events())
          .as("not of the level %s; %s", what(request), SAME_TREE)
          .isEmpty();
      assertThat(traced)
          .as("outcome of the trace at %s: that of the search", what(request))
          .isEqualTo(spi().search(request, rows -> true));
    }
  }

  @Test
  default void searchesTheTreeOfALevelThatItReports() {
    int compared = 0;
    for (SearchRequest free : requests(Propagation.UNSPECIFIED)) {
      // A search may be decided without a node.
      if (spi().propagation(free) != Propagation.UNSPECIFIED
          && spi().search(free, rows -> true).nodes() > 0) {
        assertSameTree(free, rows -> true, what(free));
        compared++;
      }
    }
    assumeApplies(compared > 0, () -> "tells no level that it is not asked for");
  }

  /** Failures and solutions are the leaves of a binary tree, decisions its other nodes. */
  @Test
  default void countsTheNodesOfABinaryTree() {
    assumeApplies(searchesATree(), () -> "searches no tree");
    long decisions = 0;
    for (SearchRequest request : requests(Propagation.UNSPECIFIED)) {
      SearchOutcome whole = spi().search(request, rows -> true);
      requireTree(whole, what(request));
      requireTree(spi().search(request, rows -> false), what(request) + ", cut");
      decisions += whole.decisions();
    }
    assumeApplies(decisions > 0, () -> "counts no decisions");
  }

  private static void requireTree(SolveResult result) {
    SearchStatistics effort = result.statistics();
    requireTree(
        new SearchOutcome(
            true, result.solutions(), effort.decisions(), effort.failures(), effort.nodes()),
        result.toString());
  }

  private static void requireTree(SearchOutcome outcome, String what) {
    String of = "at %s: %s; %s".formatted(what, outcome, COUNTERS);
    long leaves = outcome.failures() + outcome.solutions();
    if (outcome.decisions() + outcome.failures() == 0) {
      // A search may be decided without a node, and a backend may count nothing.
      assertThat(outcome.nodes()).as("nodes " + of).isIn(0L, outcome.solutions());
      return;
    }
    assertThat(outcome.nodes()).as("nodes " + of).isEqualTo(outcome.decisions() + leaves);
    if (outcome.exhausted()) {
      assertThat(leaves).as("failures and solutions " + of).isEqualTo(outcome.decisions() + 1);
    } else {
      assertThat(leaves)
          .as("failures and solutions " + of)
          .isLessThanOrEqualTo(outcome.decisions() + 1);
    }
  }

  private static SolverBackend embedded() {
    return BackendRegistry.embedded();
  }

  /** Compares with the embedded engine at the level that the backend tells. */
  private void assertSameTree(SearchRequest request, PlacementSink sink, String what) {
    SearchRequest kept =
        new SearchRequest(
            request.model(), request.strategy(), spi().propagation(request), () -> false);
    SearchOutcome expected = embedded().search(kept, sink);
    SearchOutcome outcome = spi().search(request, sink);
    assertThat(outcome.decisions())
        .as("decisions at %s; %s", what, SAME_TREE)
        .isEqualTo(expected.decisions());
    assertThat(outcome.failures())
        .as("failures at %s; %s", what, SAME_TREE)
        .isEqualTo(expected.failures());
    assertThat(outcome).as("outcome at %s; %s", what, SAME_TREE).isEqualTo(expected);
  }

  /** Writes down what propagation at the level does not explain. */
  record Unexplained(List<String> events) implements SearchListener {
    @Override
    public void pruned(int column, int row, Cause cause) {
      if (cause instanceof Cause.Unexplained) {
        events.add("row %s of column %s, %s".formatted(row, column, cause));
      }
    }

    @Override
    public void failed(Failure failure) {
      if (failure instanceof Failure.Unexplained) {
        events.add("dead end, " + failure);
      }
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("refusedLevels")
  default void refusesALevelThatItDoesNotKeep(Propagation level) {
    assertThatThrownBy(() -> tree().at(level))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(
            "propagation (" + level + ") cannot be kept by backend \"" + backend() + "\"")
        .hasMessageContaining("embedded");
  }
}
