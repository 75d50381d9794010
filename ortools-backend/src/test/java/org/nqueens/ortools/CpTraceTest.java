package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode.Kind;

/** Traces of the solver are those of the embedded engine at the same level, node by node. */
@Sampled
class CpTraceTest {
  private static TreeSearch cp(SearchStrategy strategy) {
    return QueensSolver.builder().backend("cp").strategy(strategy).build().tree();
  }

  private static TreeSearch embedded(SearchStrategy strategy) {
    return QueensSolver.builder().strategy(strategy).build().tree();
  }

  private static void requireSameNodes(TreeSearch one, TreeSearch other, QueensModel model) {
    SearchTrace trace = one.trace(model);
    SearchTrace expected = other.trace(model);
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
  @EnumSource
  void readsTheDecisionsOfEachNamedStrategy(VariableSelection variables) {
    for (ValueSelection values : ValueSelection.values()) {
      SearchStrategy strategy = SearchStrategy.of(variables, values);
      requireSameNodes(cp(strategy), embedded(strategy).at(Propagation.BOUNDS), QueensModel.of(6));
    }
  }

  @ParameterizedTest
  @MethodSource("levelsAndStrategies")
  void hasTheSameNodesOnAnyModel(Propagation level, SearchStrategy strategy) {
    RandomModels models = RandomModels.of("cp traces at " + level + " by " + strategy);
    List<QueensModel> chosen = new ArrayList<>();
    for (Variant variant : Variant.values()) {
      chosen.add(variant.builder(6).build());
    }
    for (int i = 0; i < Gate.cases(15, 45); i++) {
      chosen.add(i % 2 == 0 ? models.any() : models.symmetric());
    }
    for (QueensModel model : chosen) {
      requireSameNodes(cp(strategy).at(level), embedded(strategy).at(level), model);
    }
  }

  /** The listener reads the domains of the solver itself. */
  @Test
  void tellsTheRemovalsOfTheSolver() {
    RandomModels models = RandomModels.of("cp domains");
    for (int i = 0; i < Gate.cases(15, 45); i++) {
      SolverDomains.check(i % 2 == 0 ? models.any() : models.symmetric());
    }
  }

  @Test
  void refusesAStateThatIsReadAfterItsNode() {
    List<SearchState> kept = new ArrayList<>();
    ThrowingCallable reading = () -> kept.get(0).contains(0, 0);
    SearchListener keeping =
        new SearchListener() {
          @Override
          public void propagated(SearchState domains) {
            kept.add(domains);
          }
        };
    cp(SearchStrategy.LEXICOGRAPHIC)
        .listener(keeping)
        .enumerate(QueensModel.of(5), placement -> requireRefused(reading));
    System.gc();
    requireRefused(reading);
  }

  private static void requireRefused(ThrowingCallable reading) {
    assertThatThrownBy(reading)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "state (of a node that the search has left) must be read during the call that passes it: do not keep it");
  }
}
