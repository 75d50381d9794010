package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.SearchTotals;

/** Strategies that remember what they have seen in a search. */
public interface MemoryStrategyContract extends BackendFixture {

  /** Decides for the rows in turn: for the first, the second and so on, by the number of calls. */
  private static SearchStrategy counting(AtomicInteger searches) {
    return SearchStrategy.perSearch(
        "counting",
        () -> {
          searches.incrementAndGet();
          int[] calls = new int[1];
          return state -> {
            int column = state.smallestDomain();
            int row = state.min(column);
            for (int i = calls[0]++ % state.domainSize(column); i > 0; i--) {
              row = state.next(column, row + 1);
            }
            return Decision.assign(column, row);
          };
        });
  }

  /**
   * On several threads one of them searches the whole, since parts would have memories of theirs.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  default void beginsAStrategyWithMemoryAnewForEachSearch(int threads) {
    assumeRunsCustomStrategies();
    QueensModel model = QueensModel.of(7);
    AtomicInteger searches = new AtomicInteger();
    QueensSolver solver = with().threads(threads).strategy(counting(searches)).build();
    List<Placement> first = all(solver, model);
    assertThat(first).containsExactlyInAnyOrderElementsOf(BruteForce.solve(model));
    assertThat(all(solver, model)).isEqualTo(first);
    assertThat(all(with().strategy(counting(searches)).build(), model)).isEqualTo(first);
    assertThat(searches).hasValueGreaterThanOrEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void reportsAStrategyThatCannotBegin(int threads) {
    assumeRunsCustomStrategies();
    IllegalStateException cause = new IllegalStateException("no memory");
    SearchStrategy broken =
        SearchStrategy.perSearch(
            "broken",
            () -> {
              throw cause;
            });
    QueensSolver solver = with().threads(threads).strategy(broken).build();
    assertThatThrownBy(() -> all(solver, QueensModel.of(8)))
        .isInstanceOf(StrategyException.class)
        .hasMessageContaining("strategy (broken) threw")
        .hasMessageContaining("no memory) when a search began")
        .hasCause(cause);
    SearchStrategy empty = SearchStrategy.perSearch("empty", () -> null);
    assertThatThrownBy(
            () -> all(with().threads(threads).strategy(empty).build(), QueensModel.of(8)))
        .isInstanceOf(StrategyException.class)
        .hasMessageContaining("strategy (empty) returned null when a search began");
  }

  /** First fail that counts the failures that it hears. */
  final class Hearing implements SearchStrategy {
    private final AtomicInteger failures;

    Hearing(AtomicInteger failures) {
      this.failures = failures;
    }

    @Override
    public Decision next(SearchState state) {
      int column = state.smallestDomain();
      return Decision.assign(column, state.max(column));
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      failures.incrementAndGet();
    }
  }

  /** A strategy that learns from failures decides otherwise if a trace hides them from it. */
  @Test
  default void passesOnTheFailuresOfATrace() {
    assumeTrue(
        spi().supports(new Hearing(new AtomicInteger())) && spi() instanceof TracingBackend,
        () -> backend() + " reports no failures or shows no tree");
    QueensModel model = QueensModel.of(7);
    AtomicInteger failures = new AtomicInteger();
    QueensSolver solver =
        with().strategy(SearchStrategy.perSearch("hearing", () -> new Hearing(failures))).build();
    SearchTotals totals = SearchTotals.of(solver.trace(model));
    assertThat(failures.get()).isPositive().isEqualTo((int) totals.failures());
  }

  @Test
  default void passesOnEachFailureOrRefusesTheStrategy() {
    AtomicInteger failures = new AtomicInteger();
    SearchStrategy hearing =
        SearchStrategy.perSearch(
            "hearing",
            () -> {
              failures.set(0);
              return new Hearing(failures);
            });
    QueensModel model = QueensModel.of(7);
    if (spi().supports(new Hearing(failures))) {
      SolveResult result = with().strategy(hearing).build().enumerate(model, placement -> {});
      assertThat(failures)
          .as("a backend passes each dead end to the strategy, or does not support it")
          .hasValue((int) result.statistics().failures());
      assertThat(failures.get()).isPositive();
    } else if (spi().supports(hearing)) {
      QueensSolver solver = with().strategy(hearing).build();
      assertThatThrownBy(() -> solver.enumerate(model, placement -> {}))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("strategy (hearing) hears failures");
    }
  }
}
