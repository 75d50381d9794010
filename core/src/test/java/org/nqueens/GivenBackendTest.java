package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.contract.Question;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.model.QueensModel;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendUnavailableException;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.SolverBackend;

/** A solver on a backend that the application has made, which no registry knows. */
class GivenBackendTest {
  /** The engine under the id of another backend; unavailable for a reason if there is one. */
  private static final class Renamed extends DelegatingBackend {
    private final Optional<String> reason;

    Renamed(Optional<String> reason) {
      super(new EmbeddedBackend());
      this.reason = reason;
    }

    @Override
    public String id() {
      return "cp";
    }

    @Override
    public Optional<String> unavailability() {
      return reason;
    }
  }

  @Test
  void answers() {
    QueensSolver solver = QueensSolver.builder().backend(new Renamed(Optional.empty())).build();
    assertThat(solver.count(QueensModel.of(8))).isEqualTo(92);
    assertThat(solver.enumerate(QueensModel.of(6), placement -> {}).backend()).isEqualTo("cp");
    QueensSolver varied = solver.toBuilder().threads(2).build();
    assertThat(varied.enumerate(QueensModel.of(6), placement -> {}).backend()).isEqualTo("cp");
  }

  @Test
  void isRefusedWhereItIsUnavailable() {
    QueensSolverBuilder builder =
        QueensSolver.builder().backend(new Renamed(Optional.of("it has no licence")));
    assertThatThrownBy(builder::build)
        .isInstanceOf(BackendUnavailableException.class)
        .hasMessageContaining("cp")
        .hasMessageContaining("it has no licence");
  }

  @Test
  void isSetOnce() {
    SolverBackend backend = new Renamed(Optional.empty());
    assertThatThrownBy(() -> QueensSolver.builder().backend(backend).backend("embedded"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("backend (embedded) has been set to %s before: set it once", backend);
    assertThatThrownBy(() -> QueensSolver.builder().backend("embedded").backend(backend))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("backend (%s) has been set to embedded before: set it once", backend);
  }

  /** A backend that runs one strategy, and keeps those that it was asked about. */
  private static final class OfOneStrategy extends DelegatingBackend {
    private final Set<SearchStrategy> asked = new HashSet<>();

    OfOneStrategy() {
      super(new EmbeddedBackend());
    }

    @Override
    public Capabilities capabilities() {
      return Capabilities.ofStrategies(
          strategy -> {
            asked.add(strategy);
            return strategy.equals(SearchStrategy.FIRST_FAIL);
          });
    }
  }

  @Test
  void isAskedAboutTheStrategyOfTheSolverAlone() {
    OfOneStrategy backend = new OfOneStrategy();
    QueensSolver.builder().backend(backend).strategy(SearchStrategy.FIRST_FAIL).build();
    assertThat(backend.asked).containsExactly(SearchStrategy.FIRST_FAIL);
    QueensSolverBuilder builder =
        QueensSolver.builder()
            .backend(backend)
            .strategy(SearchStrategy.of(VariableSelection.MAX_DOMAIN_SIZE, ValueSelection.LARGEST));
    assertThatThrownBy(builder::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "strategy (max-domain-size/largest) cannot be run by backend \"embedded\": choose another strategy, or one of the backends embedded");
  }

  /** What the strategy begins is known where a search would begin, also where none is used. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"TRACE", "PROPAGATE", "TO_COUNT"}) // this backend shows no trees
  void refusesAStrategyThatItCannotRun(Question question) {
    SolverBackend deaf =
        new ScriptedBackend(
            strategy -> !(strategy instanceof LearningStrategy), new EmbeddedBackend()::search);
    QueensSolver solver =
        QueensSolver.builder()
            .backend(deaf)
            .strategy(SearchStrategy.weightedDegree(ValueSelection.SMALLEST))
            .build();
    assertThatThrownBy(() -> question.ask(solver, QueensModel.of(8)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "strategy (weighted-degree/smallest) hears failures, but backend \"scripted\" does not tell why a search fails: choose another strategy, or one of the backends embedded");
  }
}
