package org.nqueens.internal.run.first;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.DelegatingBackend;
import org.nqueens.QueensSolver;
import org.nqueens.ScriptedBackend;
import org.nqueens.contract.GrownRegions;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.embedded.EmbeddedBackend;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.Decision;
import org.nqueens.search.FixedDomains;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
class DefaultPortfolioTest {
  private static final String RESTART = "random fewest places";

  private static final QueensModel REGIONS = GrownRegions.soluble(16, 1);

  /** The embedded engine, and what the searches were asked and took. */
  private static final class Watched extends DelegatingBackend {
    private final EmbeddedBackend engine = new EmbeddedBackend();
    private final List<String> strategies = new ArrayList<>();
    private long decisions;

    Watched() {
      super(new EmbeddedBackend());
    }

    @Override
    public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
      return engine.preferredStrategy(model);
    }

    @Override
    public SearchOutcome search(SearchRequest request, PlacementSink sink) {
      SearchOutcome outcome = super.search(request, sink);
      strategies.add(request.strategy().orElseThrow().toString());
      decisions += outcome.decisions();
      return outcome;
    }
  }

  private static PortfolioStep complete(long decisions, double restartShare) {
    return new PortfolioStep(
        Optional.of(SearchStrategy.FIRST_FAIL), Long.MAX_VALUE, decisions, restartShare);
  }

  @Test
  void limitsOfRestartsAreInTheRatioOfTheUniversalSequence() {
    assertThat(IntStream.rangeClosed(1, 15).map(DefaultPortfolio::luby))
        .containsExactly(1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8);
    assertThat(DefaultPortfolio.luby((1 << 20) - 1)).isEqualTo(1 << 19);
  }

  @Test
  void restartsTakeTheirShareOfTheDecisionsOfEachStepGivenUp() {
    PortfolioStep last = complete(Long.MAX_VALUE, 0);
    DefaultPortfolio portfolio =
        new DefaultPortfolio(
            List.of(complete(920, 2), complete(Long.MAX_VALUE, 0.5), last), QueensModel.of(20));
    assertThat(portfolio.next(0).restartShare()).isEqualTo(2);
    // Of 1,040 decisions 120 are late; the fourth restart would take 400, and 240 of 1,840 are
    // left.
    assertThat(portfolio.next(1_040).decisions()).isEqualTo(400);
    assertThat(portfolio.next(400).decisions()).isEqualTo(400);
    assertThat(portfolio.next(400).decisions()).isEqualTo(800);
    assertThat(portfolio.next(800).restartShare()).isEqualTo(0.5);
    // 240 are left, and 560 are added.
    assertThat(portfolio.next(1_120).decisions()).isEqualTo(400);
    assertThat(portfolio.next(400).decisions()).isEqualTo(400);
    assertThat(portfolio.next(400)).isSameAs(last);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void restartsSolveBoardsOnWhichCompleteStrategiesTakeMinutes(long seed) {
    Watched backend = new Watched();
    QueensSolver solver =
        QueensSolver.builder().backend(backend).timeLimit(Duration.ofSeconds(30)).build();
    assertThat(solver.findAny(GrownRegions.soluble(36, seed))).isPresent();
    assertThat(backend.decisions).isLessThan(15_000);
    assertThat(backend.strategies).endsWith(RESTART);
  }

  @Test
  void thePlacementDependsOnTheModelAlone() {
    QueensModel model = GrownRegions.soluble(36, 1);
    Optional<Placement> found = QueensSolver.builder().build().findAny(model);
    assertThat(found).isPresent();
    assertThat(QueensSolver.builder().build().findAny(model)).isEqualTo(found);
    assertThat(QueensSolver.builder().threads(2).build().findAny(model)).isEqualTo(found);
  }

  @Test
  void twoPlacementsOfOneRestartAreDifferent() {
    QueensModel model = GrownRegions.soluble(36, 1);
    assertThat(QueensSolver.builder().build().uniqueness(model))
        .isInstanceOf(Uniqueness.Ambiguous.class);
  }

  @Test
  void aBoardWithoutPlacementIsRefutedByACompleteStrategy() {
    QueensModel model = GrownRegions.of(Variant.NON_TOUCHING, 16, 9);
    Watched backend = new Watched();
    assertThat(QueensSolver.builder().backend(backend).build().findAny(model)).isEmpty();
    assertThat(backend.strategies).contains(RESTART).endsWith("fewest places");
  }

  @ParameterizedTest
  @ValueSource(ints = {15, 16, 256, 257})
  void boardsOfMediumSizeWithRegionsAreRestarted(int n) {
    List<PortfolioStep> steps =
        PortfolioStep.all(new BackendCalls(new EmbeddedBackend()), GrownRegions.soluble(n, 1));
    assertThat(steps.stream().anyMatch(step -> step.restartShare() > 0))
        .isEqualTo(n >= 16 && n <= 256);
    assertThat(steps.get(steps.size() - 1).restartShare()).isZero();
  }

  @Test
  void smallBoardsOfLinesAreNotRestarted() {
    QueensModel blocked =
        QueensModel.of(24).toBuilder().block(0, 0).excludeAscendingDiagonal(9).build();
    assertThat(PortfolioStep.all(new BackendCalls(new EmbeddedBackend()), blocked))
        .extracting(PortfolioStep::restartShare)
        .containsOnly(0.0);
  }

  /** The steps of a large board of lines begin with the engine's local search. */
  @ParameterizedTest
  @ValueSource(ints = {64, 65})
  void largeBoardsOfLinesAreRestartedAfterALocalSearch(int n) {
    QueensModel given = QueensModel.of(n).toBuilder().place(0, 1).build();
    List<PortfolioStep> steps = PortfolioStep.all(new BackendCalls(new EmbeddedBackend()), given);
    assertThat(steps.get(0).strategy().isEmpty()).isEqualTo(n > 64);
    assertThat(steps.get(0).restartShare()).isEqualTo(n > 64 ? 1 : 0);
    assertThat(steps.get(1).restartShare()).isEqualTo(n > 64 ? 1 : 0);
  }

  @Test
  void proofsTakeABoundedShareMoreDecisions() {
    List<PortfolioStep> steps =
        PortfolioStep.all(new BackendCalls(new EmbeddedBackend()), GrownRegions.soluble(36, 1));
    long shorter = 0;
    for (PortfolioStep step : steps.subList(0, 5)) {
      assertThat(shorter).isLessThanOrEqualTo(8 * step.decisions() / 3);
      shorter += (long) ((1 + step.restartShare()) * step.decisions());
    }
    assertThat(steps.get(4).decisions()).isEqualTo(256_000);
  }

  @ParameterizedTest
  @ValueSource(ints = {72, 100})
  void restartsSolveBoardsOfMoreColumnsThanAWord(int n) {
    Watched backend = new Watched();
    QueensSolver solver = QueensSolver.builder().backend(backend).build();
    assertThat(solver.findAny(GrownRegions.soluble(n, 1))).isPresent();
    assertThat(backend.decisions).isLessThan(50_000);
    assertThat(backend.strategies).endsWith(RESTART);
  }

  @Test
  void backendsOfNamedStrategiesAreNotAskedToRestart() {
    ScriptedBackend named =
        new ScriptedBackend(
            NamedStrategy.class::isInstance, (request, sink) -> SearchOutcome.EMPTY);
    assertThat(PortfolioStep.all(new BackendCalls(named), REGIONS))
        .extracting(PortfolioStep::restartShare)
        .containsOnly(0.0);
  }

  /** A native solver notices a stop late, and by the clock. */
  @Test
  void aPlacementFoundAfterTheLimitIsRefused() {
    Set<String> asked = new LinkedHashSet<>();
    Placement solution = QueensSolver.builder().build().findAny(REGIONS).orElseThrow();
    ScriptedBackend late =
        ScriptedBackend.ofAnyStrategy(
            (request, sink) -> {
              SearchStrategy strategy = request.strategy().orElseThrow();
              asked.add(strategy.toString());
              boolean isRestart = strategy.toString().equals(RESTART);
              for (int i = 0; i < (isRestart ? 100 : 1_000); i++) {
                Decision.from(strategy, new FixedDomains(request.model().domains()));
              }
              assertThat(request.stopRequested().getAsBoolean()).isFalse();
              if (isRestart) {
                return new SearchOutcome(sink.accept(solution.rows()), 1, 100, 0);
              }
              Decision.from(strategy, new FixedDomains(request.model().domains()));
              assertThat(request.stopRequested().getAsBoolean()).isTrue();
              assertThat(sink.accept(solution.rows())).isFalse();
              return new SearchOutcome(false, 1, 1_001, 0);
            });
    assertThat(QueensSolver.builder().backend(late).build().findAny(REGIONS)).contains(solution);
    assertThat(asked).containsExactly(SearchStrategy.FIRST_SOLUTION.toString(), RESTART);
  }
}
