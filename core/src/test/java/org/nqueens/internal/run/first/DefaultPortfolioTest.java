package org.nqueens.internal.run.first;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.DelegatingBackend;
import org.nqueens.QueensSolver;
import org.nqueens.ScriptedBackend;
import org.nqueens.contract.GrownRegions;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.Decision;
import org.nqueens.search.FixedDomains;
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
    private long latest;

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
      latest = outcome.decisions();
      decisions += latest;
      return outcome;
    }
  }

  @ParameterizedTest
  @CsvSource({"36, 1, 15000", "36, 2, 15000", "36, 3, 15000", "100, 1, 50000"})
  void restartsSolveBoardsOnWhichCompleteStrategiesTakeMinutes(int n, long seed, long decisions) {
    Watched backend = new Watched();
    QueensSolver solver =
        QueensSolver.builder().backend(backend).timeLimit(Duration.ofMinutes(1)).build();
    assertThat(solver.findAny(GrownRegions.soluble(n, seed))).isPresent();
    assertThat(backend.decisions).isLessThan(decisions);
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
    // The proof itself takes more than 1,000 decisions, and less than the last short limit.
    assertThat(backend.latest).isBetween(1_000L, 256_000L);
    assertThat(backend.decisions).isLessThan(11 * backend.latest / 3);
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
                return SearchOutcome.ofTree(sink.accept(solution.rows()), 1, 100, 0);
              }
              Decision.from(strategy, new FixedDomains(request.model().domains()));
              assertThat(request.stopRequested().getAsBoolean()).isTrue();
              assertThat(sink.accept(solution.rows())).isFalse();
              return SearchOutcome.ofTree(false, 1, 1_001, 0);
            });
    assertThat(QueensSolver.builder().backend(late).build().findAny(REGIONS)).contains(solution);
    assertThat(asked).containsExactly(SearchStrategy.FIRST_SOLUTION.toString(), RESTART);
  }
}
