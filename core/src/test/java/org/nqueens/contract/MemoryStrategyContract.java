package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;

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
}
