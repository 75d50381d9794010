package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** Strategies of no fixed order on boards with more solutions than one solve has. */
@Sampled
class CpSatAnyOrderTest {
  static List<SearchStrategy> strategies() {
    return Gate.sample(
        2,
        List.of(
            // decides the first columns first, so that the solutions of a solve agree in them
            SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST),
            // decides by the rows left, so that they differ in each column
            SearchStrategy.of(VariableSelection.HIGHEST_MAX, ValueSelection.LARGEST),
            SearchStrategy.of(VariableSelection.MAX_DOMAIN_SIZE, ValueSelection.MIDDLE)));
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void findEachPlacementOnce(SearchStrategy strategy) {
    QueensModel rooks = Variant.ROOKS.builder(8).build();
    Set<Placement> found = new HashSet<>();
    SolveResult result =
        QueensSolver.builder()
            .backend("cp-sat")
            .strategy(strategy)
            .build()
            .enumerate(rooks, placement -> assertThat(found.add(placement)).isTrue());
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(found).hasSize(40_320);
  }
}
