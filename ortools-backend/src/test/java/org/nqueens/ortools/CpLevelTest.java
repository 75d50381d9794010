package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.TreeSearch;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** Where a level is kept, and told, beyond what the contract of levels asks. */
@Sampled
class CpLevelTest {
  /** The strategy that the backend uses in any order. */
  private static final SearchStrategy ANY_ORDER =
      SearchStrategy.of(VariableSelection.MIN_SIZE_HIGHEST_MIN, ValueSelection.SMALLEST);

  private static QueensSolverBuilder cp() {
    return QueensSolver.builder().backend("cp");
  }

  private static List<Long> effort(SolveResult result) {
    return List.of(
        result.statistics().decisions(),
        result.statistics().failures(),
        result.statistics().nodes());
  }

  private static Propagation level(QueensSolverBuilder builder, QueensModel model) {
    return builder.build().enumerate(model, placement -> {}).propagation();
  }

  @Test
  void tellsTheLevelThatItKeepsOnPlainBoards() {
    for (int n = 1; n <= 9; n++) {
      assertThat(level(cp(), QueensModel.of(n))).isEqualTo(Propagation.BOUNDS);
      assertThat(level(cp().anyOrder(), QueensModel.of(n))).isEqualTo(Propagation.VALUE);
    }
  }

  @Test
  void tellsNoLevelWhereItsOwnConstraintsDiffer() {
    for (QueensModel model :
        List.of(
            Variant.TOROIDAL.builder(5).build(),
            QueensModel.of(5).toBuilder().block(1, 1).build(),
            QueensModel.of(4).toBuilder()
                .regionsAllDifferent((column, row) -> column / 2 * 2 + row / 2)
                .build())) {
      assertThat(level(cp(), model)).isEqualTo(Propagation.UNSPECIFIED);
      assertThat(level(cp().anyOrder(), model)).isEqualTo(Propagation.UNSPECIFIED);
      assertThat(
              cp().build()
                  .tree()
                  .at(Propagation.BOUNDS)
                  .enumerate(model, placement -> {})
                  .propagation())
          .isEqualTo(Propagation.BOUNDS);
    }
  }

  /** Without being set, and unless the search is decided without a node. */
  @Test
  void keepsTheLevelThatItTellsInAnyOrder() {
    RandomModels models = RandomModels.of("cp at no set level");
    int told = 0;
    for (int i = 0; i < Gate.cases(60, 120); i++) {
      QueensModel model = i % 2 == 0 ? models.any() : models.symmetric();
      List<Placement> found = new ArrayList<>();
      SolveResult result = cp().anyOrder().build().enumerate(model, found::add);
      if (result.statistics().nodes() > 0 && result.propagation() == Propagation.VALUE) {
        told++;
        List<Placement> expected = new ArrayList<>();
        TreeSearch embedded = QueensSolver.builder().strategy(ANY_ORDER).build().tree();
        SolveResult reference = embedded.at(Propagation.VALUE).enumerate(model, expected::add);
        assertThat(found).as("%s", model).isEqualTo(expected);
        assertThat(effort(result)).as("%s", model).isEqualTo(effort(reference));
      }
    }
    assertThat(told).isGreaterThan(10);
  }
}
