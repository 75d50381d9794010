package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.Cause;
import org.nqueens.trace.SearchListener;

/** A level of propagation is kept or refused, and claimed only where it is kept. */
public interface LevelContract extends BackendFixture {
  /** Enough for each level to differ from each other. */
  int MODELS = 60;

  @Test
  default void claimsNoLevelForThePartsOfASearchWithoutOne() {
    QueensSolver solver = solver(2);
    assertThat(solver.enumerate(QueensModel.of(8), placement -> {}).propagation())
        .isEqualTo(Propagation.UNSPECIFIED);
  }

  /**
   * The level alone, with the strategy, determines the tree; the embedded engine is the measure.
   */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  default void searchesTheTreeOfALevelThatItClaims(Propagation level) {
    assumeTrue(spi().supports(level), () -> backend() + " does not keep the level " + level);
    RandomModels models = RandomModels.ofSeed(1);
    for (int i = 0; i < MODELS; i++) {
      QueensModel model = models.tight();
      for (SearchStrategy strategy : strategies()) {
        SearchRequest request = new SearchRequest(model, Optional.of(strategy), level, () -> false);
        assertThat(spi().propagation(request)).isEqualTo(level);
        String what = "%s by %s on model %d, %s".formatted(level, strategy, i, model);
        assertSameTree(request, what);
        if (spi() instanceof TracingBackend tracing) {
          List<String> unexplained = new ArrayList<>();
          tracing.trace(request, rows -> true, new Unexplained(unexplained));
          assertThat(unexplained).as("not of the level: " + what).isEmpty();
        }
      }
    }
  }

  @Test
  default void searchesTheTreeOfALevelThatItReports() {
    RandomModels models = RandomModels.ofSeed(2);
    int compared = 0;
    for (int i = 0; i < MODELS; i++) {
      QueensModel model = models.tight();
      for (SearchStrategy strategy : strategies()) {
        SearchRequest free = new SearchRequest(model, strategy, () -> false);
        Propagation level = spi().propagation(free);
        // A search may be decided without a node.
        if (level != Propagation.UNSPECIFIED && spi().search(free, rows -> true).nodes() > 0) {
          assertSameTree(free, "%s by %s on model %d, %s".formatted(level, strategy, i, model));
          compared++;
        }
      }
    }
    assumeTrue(compared > 0, () -> backend() + " tells no level that it is not asked for");
  }

  /** Failures and solutions are the leaves of a binary tree, decisions its other nodes. */
  @Test
  default void countsTheNodesOfABinaryTree() {
    assumeTrue(searchesATree(), () -> backend() + " searches no tree");
    RandomModels models = RandomModels.ofSeed(3);
    long decisions = 0;
    for (int i = 0; i < MODELS; i++) {
      QueensModel model = models.tight();
      for (SearchStrategy strategy : strategies()) {
        SearchOutcome outcome =
            spi().search(new SearchRequest(model, strategy, () -> false), rows -> true);
        decisions += outcome.decisions();
        // A search may be decided without a node, and a backend may count nothing.
        if (outcome.decisions() + outcome.failures() > 0) {
          assertThat(outcome.failures() + outcome.solutions())
              .as("failures and solutions by %s on model %d, %s: %s", strategy, i, model, outcome)
              .isEqualTo(outcome.decisions() + 1);
          assertThat(outcome.nodes()).isEqualTo(2 * outcome.decisions() + 1);
        }
      }
    }
    assumeTrue(decisions > 0, () -> backend() + " counts no decisions");
  }

  private List<SearchStrategy> strategies() {
    return Stream.of(SearchStrategy.LEXICOGRAPHIC, SearchStrategy.FIRST_FAIL)
        .filter(this::supports)
        .toList();
  }

  private static SolverBackend embedded() {
    return BackendRegistry.load().find("embedded").orElseThrow();
  }

  /** Compares with the embedded engine at the level that the backend tells. */
  private void assertSameTree(SearchRequest request, String what) {
    SearchRequest kept =
        new SearchRequest(
            request.model(), request.strategy(), spi().propagation(request), () -> false);
    SearchOutcome expected = embedded().search(kept, rows -> true);
    SearchOutcome outcome = spi().search(request, rows -> true);
    assertThat(outcome.decisions()).as("decisions at " + what).isEqualTo(expected.decisions());
    assertThat(outcome.failures()).as("failures at " + what).isEqualTo(expected.failures());
    assertThat(outcome).as("outcome at " + what).isEqualTo(expected);
  }

  /** Writes down the removals that propagation at the level does not explain. */
  record Unexplained(List<String> removals) implements SearchListener {
    @Override
    public void pruned(int column, int row, Cause cause) {
      if (cause instanceof Cause.Unexplained) {
        removals.add("row %d of column %d, %s".formatted(row, column, cause));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNSPECIFIED")
  default void refusesALevelThatItDoesNotKeep(Propagation level) {
    assumeFalse(spi().supports(level), () -> backend() + " keeps the level " + level);
    assertThatThrownBy(() -> with().propagation(level).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(
            "propagation (" + level + ") cannot be kept by backend \"" + backend() + "\"")
        .hasMessageContaining("embedded");
  }
}
