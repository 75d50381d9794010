package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.contract.Gate;
import org.nqueens.contract.ProofChecker;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** Traces of the solver are those of the embedded engine at the same level, node by node. */
@Sampled
class CpTraceTest {
  private static QueensSolverBuilder cp() {
    return QueensSolver.builder().backend("cp");
  }

  private static void requireSameNodes(
      QueensSolverBuilder one, QueensSolverBuilder other, QueensModel model) {
    SearchTrace trace = one.build().trace(model);
    SearchTrace expected = other.build().trace(model);
    assertThat(trace.nodes()).as("%s", model).isEqualTo(expected.nodes());
    assertThat(trace.result().statistics().decisions()).isEqualTo(trace.count(Kind.BRANCHED));
    assertThat(trace.result().statistics().failures()).isEqualTo(trace.count(Kind.FAILED));
    assertThat(trace.result().statistics().nodes()).isEqualTo(trace.nodes().size());
    assertThat(trace.result().solutions()).isEqualTo(expected.result().solutions());
    assertThat(trace.result().propagation()).isEqualTo(expected.result().propagation());
  }

  static Stream<Arguments> levelsAndStrategies() {
    return Stream.of(Propagation.VALUE, Propagation.BOUNDS)
        .flatMap(
            level ->
                Stream.of(SearchStrategy.LEXICOGRAPHIC, SearchStrategy.FIRST_FAIL)
                    .map(strategy -> Arguments.of(level, strategy)));
  }

  @ParameterizedTest
  @MethodSource("levelsAndStrategies")
  void hasTheSameNodesOnPlainBoards(Propagation level, SearchStrategy strategy) {
    for (int n = 1; n <= 8; n++) {
      requireSameNodes(
          cp().propagation(level).strategy(strategy),
          QueensSolver.builder().propagation(level).strategy(strategy),
          QueensModel.of(n));
    }
  }

  @Test
  void hasTheNodesOfBoundsConsistencyUnlessALevelIsSet() {
    for (int n = 1; n <= 8; n++) {
      requireSameNodes(
          cp(), QueensSolver.builder().propagation(Propagation.BOUNDS), QueensModel.of(n));
    }
  }

  @Test
  void hasTheNodesOfValueEliminationInAnyOrder() {
    requireSameNodes(
        cp().anyOrder(),
        QueensSolver.builder()
            .propagation(Propagation.VALUE)
            .strategy(
                SearchStrategy.of(VariableSelection.MIN_SIZE_HIGHEST_MIN, ValueSelection.SMALLEST)),
        QueensModel.of(7));
  }

  @ParameterizedTest
  @EnumSource
  void readsTheDecisionsOfEachNamedStrategy(VariableSelection variables) {
    for (ValueSelection values : ValueSelection.values()) {
      SearchStrategy strategy = SearchStrategy.of(variables, values);
      requireSameNodes(
          cp().strategy(strategy),
          QueensSolver.builder().propagation(Propagation.BOUNDS).strategy(strategy),
          QueensModel.of(6));
    }
  }

  /** Decides on the last unbound column, by value, by its lower rows and by its upper rows. */
  private static Decision mixed(SearchState state) {
    int column = state.size() - 1;
    while (state.isBound(column)) {
      column--;
    }
    return switch (state.domainSize(column) % 3) {
      case 0 -> Decision.assign(column, state.next(column, state.min(column) + 1));
      case 1 -> Decision.atMost(column, state.max(column) - 1);
      default -> Decision.atLeast(column, state.min(column) + 1);
    };
  }

  @Test
  void hasTheSameNodesUnderACustomStrategy() {
    requireSameNodes(
        cp().strategy(CpTraceTest::mixed),
        QueensSolver.builder().propagation(Propagation.BOUNDS).strategy(CpTraceTest::mixed),
        QueensModel.of(7));
  }

  /** Draws random columns and rows, the same in each search. */
  private static SearchStrategy drawing() {
    return SearchStrategy.perSearch(
        "drawing",
        () -> {
          Random random = new Random(5);
          return state -> {
            int[] unbound =
                IntStream.range(0, state.size()).filter(c -> !state.isBound(c)).toArray();
            int column = unbound[random.nextInt(unbound.length)];
            int[] rows =
                IntStream.range(0, state.size()).filter(r -> state.contains(column, r)).toArray();
            return Decision.assign(column, rows[random.nextInt(rows.length)]);
          };
        });
  }

  @Test
  void hasTheSameNodesUnderAStrategyWithMemory() {
    for (Propagation level : List.of(Propagation.VALUE, Propagation.BOUNDS)) {
      requireSameNodes(
          cp().propagation(level).strategy(drawing()),
          QueensSolver.builder().propagation(level).strategy(drawing()),
          QueensModel.of(7));
    }
  }

  @ParameterizedTest
  @MethodSource("levelsAndStrategies")
  void hasTheSameNodesOnAnyModel(Propagation level, SearchStrategy strategy) {
    RandomModels models = RandomModels.of("cp traces at " + level + " by " + strategy);
    List<QueensModel> chosen = new ArrayList<>();
    for (Variant variant : Variant.values()) {
      chosen.add(variant.builder(5).build());
    }
    for (int i = 0; i < Gate.cases(15, 100); i++) {
      chosen.add(i % 2 == 0 ? models.any() : models.symmetric());
    }
    for (QueensModel model : chosen) {
      requireSameNodes(
          cp().propagation(level).strategy(strategy),
          QueensSolver.builder().propagation(level).strategy(strategy),
          model);
    }
  }

  @Test
  void tracesBoundAndRefutedBoards() {
    QueensModel bound =
        QueensModel.of(4).toBuilder().place(0, 1).place(1, 3).place(2, 0).place(3, 2).build();
    QueensModel refuted = QueensModel.of(4).toBuilder().place(0, 0).place(1, 1).build();
    for (Propagation level : List.of(Propagation.VALUE, Propagation.BOUNDS)) {
      for (QueensModel model : List.of(bound, refuted)) {
        requireSameNodes(cp().propagation(level), QueensSolver.builder().propagation(level), model);
      }
    }
    assertThat(cp().build().trace(bound).nodes().get(0).kind()).isEqualTo(Kind.SOLVED);
    assertThat(cp().build().trace(refuted).nodes().get(0).kind()).isEqualTo(Kind.FAILED);
  }

  @Test
  void tracesAnEmptyDomain() {
    QueensModel model = QueensModel.of(4).toBuilder().allowOnly(2).build();
    List<TraceNode> nodes = cp().build().trace(model).nodes();
    assertThat(nodes).hasSize(1);
    assertThat(nodes.get(0).failure()).isEqualTo(Optional.of(new Failure.EmptyColumn(2)));
  }

  /** The listener reads the domains of the solver itself. */
  @Test
  void tellsTheRemovalsOfTheSolver() {
    RandomModels models = RandomModels.of("cp domains");
    for (int i = 0; i < Gate.cases(15, 100); i++) {
      SolverDomains.check(i % 2 == 0 ? models.any() : models.symmetric());
    }
  }

  @Test
  void leavesNoNodeUnproved() {
    ProofChecker.check(cp().build().trace(QueensModel.of(8)));
  }

  @Test
  void refusesAStateThatIsReadAfterItsNode() {
    List<SearchState> kept = new ArrayList<>();
    SearchListener keeping =
        new SearchListener() {
          @Override
          public void propagated(SearchState domains) {
            kept.add(domains);
          }
        };
    cp().listener(keeping).build().enumerate(QueensModel.of(5), placement -> {});
    assertThatThrownBy(() -> kept.get(0).contains(0, 0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "state (of a node that the search has left) must be read during the call that passes it: do not keep it");
  }
}
