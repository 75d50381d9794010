package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Question;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.BackendUnavailableException;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.SolverBackend;

/** A solver as an application makes it, also on a backend that no registry knows. */
class QueensSolverTest {

  @Test
  void answersThePlainQuestionInOneCall() {
    List<Placement> placements = new ArrayList<>();
    SolveResult result = QueensSolver.enumerate(8, placements::add);
    assertThat(result.solutions()).isEqualTo(92);
    assertThat(placements).hasSize(92).isSorted().allMatch(QueensModel.of(8)::isSolution);
    assertThat(QueensSolver.count(8)).isEqualTo(92);
    assertThat(QueensSolver.findAny(8)).isPresent().get().matches(QueensModel.of(8)::isSolution);
    assertThat(QueensSolver.findAny(3)).isEmpty();
  }

  @Test
  void variesASolver() {
    QueensSolver few =
        QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).solutionLimit(3).build();
    QueensSolver more = few.toBuilder().solutionLimit(5).build();
    List<Placement> three = new ArrayList<>();
    List<Placement> five = new ArrayList<>();
    few.enumerate(QueensModel.of(8), three::add);
    more.enumerate(QueensModel.of(8), five::add);
    assertThat(three).hasSize(3).isNotEqualTo(BruteForce.solve(QueensModel.of(8)).subList(0, 3));
    assertThat(five).hasSize(5).startsWith(three.toArray(Placement[]::new));
    assertThat(few.enumerate(QueensModel.of(8), p -> {}).solutions()).isEqualTo(3);
  }

  /** A formula needs no search, and so no backend polls the token. */
  @Test
  void placesNothingByFormulaWhereTheTokenIsStopped() {
    StopToken token = new StopToken();
    QueensSolver solver = QueensSolver.builder().stopToken(token).build();
    assertThat(solver.findAny(QueensModel.of(8))).isPresent();
    token.stop();
    assertThatThrownBy(() -> solver.findAny(QueensModel.of(8)))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessage(
            "stopped (STOPPED_BY_TOKEN) while no search was running: ask a solver whose token is"
                + " not stopped");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void countsWithoutTheStrategy(int threads) {
    SearchStrategy unasked =
        state -> {
          throw new AssertionError("asked");
        };
    QueensSolver solver = QueensSolver.builder().strategy(unasked).threads(threads).build();
    assertThat(solver.count(QueensModel.of(8))).isEqualTo(92);
    assertThat(solver.count(Variant.TOROIDAL.builder(5).build())).isEqualTo(10);
  }

  @ParameterizedTest
  @EnumSource
  void refusesABoardThatTheBackendCannotTake(Question question) {
    SolverBackend small =
        new DelegatingBackend(new EmbeddedBackend()) {
          @Override
          public Capabilities capabilities() {
            return Capabilities.DEFAULT.withStrategies(strategy -> true).withMaxSize(10);
          }
        };
    QueensModel model = QueensModel.of(11).toBuilder().block(0, 0).build();
    int most = question.isAboutOneTree() ? 1 : 2;
    for (int threads = 1; threads <= most; threads++) {
      QueensSolver solver = QueensSolver.builder().backend(small).threads(threads).build();
      assertThatThrownBy(() -> question.ask(solver, model))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("n (11) must be at most 10 on backend \"embedded\": choose");
    }
  }

  /** Looks for a placement on a board that does not fit a small heap. */
  static final class TooLargeForTheHeap {
    private TooLargeForTheHeap() {}

    public static void main(String[] arguments) {
      try {
        QueensModel model = Variant.NON_TOUCHING.builder(2_000).place(0, 0).build();
        System.out.println(QueensSolver.builder().build().findAny(model));
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  @Test
  void refusesABoardThatDoesNotFitTheHeap() {
    ForkedJvm.Exit exit = new ForkedJvm().option("-Xmx64m").run(TooLargeForTheHeap.class);
    assertThat(exit.code()).isZero();
    assertThat(exit.output())
        .startsWith("n (2000) may need 114 MB to be searched, and the heap has at most ")
        .contains("choose a smaller board or enlarge the heap with -Xmx");
  }

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
  void answersOnABackendOfTheApplication() {
    QueensSolver solver = QueensSolver.builder().backend(new Renamed(Optional.empty())).build();
    assertThat(solver.count(QueensModel.of(8))).isEqualTo(92);
    assertThat(solver.enumerate(QueensModel.of(6), placement -> {}).backend()).isEqualTo("cp");
    QueensSolver varied = solver.toBuilder().threads(2).build();
    assertThat(varied.enumerate(QueensModel.of(6), placement -> {}).backend()).isEqualTo("cp");
  }

  @Test
  void refusesABackendThatIsUnavailable() {
    QueensSolverBuilder builder =
        QueensSolver.builder().backend(new Renamed(Optional.of("it has no licence")));
    assertThatThrownBy(builder::build)
        .isInstanceOf(BackendUnavailableException.class)
        .hasMessageContaining("cp")
        .hasMessageContaining("it has no licence");
  }

  @Test
  void takesABackendOnce() {
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
      return Capabilities.DEFAULT.withStrategies(
          strategy -> {
            asked.add(strategy);
            return strategy.equals(SearchStrategy.FIRST_FAIL);
          });
    }
  }

  @Test
  void asksABackendAboutTheStrategyOfTheSolverAlone() {
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
      names = {"TRACE", "PROPAGATE"}) // this backend shows no trees
  void refusesAStrategyThatTheBackendCannotRun(Question question) {
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
