package org.nqueens.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.ScriptedBackend;
import org.nqueens.internal.call.SolverOptions.Option;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SolverBackend;

class SearchPlanTest {
  private static final QueensModel TWELVE = QueensModel.of(12);

  private static SearchPlan toEnumerate(SolverBackend backend, Map<Option, Object> options) {
    return SearchPlan.toEnumerate(new SolverOptions(new BackendCalls(backend), options), TWELVE);
  }

  /** Counters of one thread are those of one tree, with reports of progress as without them. */
  @Test
  void searchesOneTreeWhereTheCountersCoverIt() {
    SolverBackend backend = ScriptedBackend.ofAnyStrategy((request, sink) -> SearchOutcome.EMPTY);
    assertThat(backend.capabilities().countsWholeTree()).isTrue();
    SolverOptions.Reports reports = new SolverOptions.Reports(Duration.ofSeconds(1), report -> {});
    for (Map<Option, Object> options :
        List.<Map<Option, Object>>of(Map.of(), Map.of(Option.PROGRESS, reports))) {
      assertThat(toEnumerate(backend, options).decomposition()).isEqualTo(new Whole(TWELVE));
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  void searchesOneTreeAtALevelOfPropagation(Propagation level) {
    SolverOptions options =
        new SolverOptions(
            new BackendCalls(new EmbeddedBackend()), Map.of(Option.PROPAGATION, level));
    SearchPlan enumeration = SearchPlan.toEnumerate(options, TWELVE);
    assertThat(enumeration.decomposition()).isEqualTo(new Whole(TWELVE));
    assertThat(enumeration.propagation()).isEqualTo(level);
    assertThat(SearchPlan.toCount(options, TWELVE)).isEqualTo(enumeration);
  }
}
