package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.internal.run.option.Options;
import org.nqueens.internal.run.option.TreeOptions;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;

class SearchPlanTest {
  private static final QueensModel TWELVE = QueensModel.of(12);

  @ParameterizedTest
  @EnumSource
  void searchesOneTreeAtALevelOfPropagation(Propagation level) {
    TreeOptions options = TreeOptions.of(Options.reporting(new EmbeddedBackend())).withLevel(level);
    SearchPlan plan =
        SearchPlan.toSearchTree(
            options, TWELVE, SearchStrategy.LEXICOGRAPHIC, options.solver().backend()::search);
    assertThat(plan.decomposition()).isEqualTo(new Whole(TWELVE));
    assertThat(plan.propagation())
        .isEqualTo(level == Propagation.UNSPECIFIED ? Propagation.COVERAGE : level);
  }
}
