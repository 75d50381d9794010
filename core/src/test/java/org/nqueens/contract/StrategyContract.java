package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** Strategies change the order only; those that a backend cannot run are refused. */
@Timeout(300)
public interface StrategyContract extends Subject {

  @Test
  default void findsEverythingUnderEveryNamedStrategy() {
    List<Placement> expected = BruteForce.solve(QueensModel.of(6));
    for (VariableSelection variables : VariableSelection.values()) {
      for (ValueSelection values : ValueSelection.values()) {
        SearchStrategy strategy = SearchStrategy.of(variables, values);
        if (spi().supports(strategy)) {
          List<Placement> found = all(with().strategy(strategy).build(), QueensModel.of(6));
          assertThat(found).as("%s", strategy).containsExactlyInAnyOrderElementsOf(expected);
          assertThat(all(with().strategy(strategy).threads(2).build(), QueensModel.of(6)))
              .as("%s, 2 threads", strategy)
              .isEqualTo(found);
        } else {
          assertThatThrownBy(() -> with().strategy(strategy).build())
              .isInstanceOf(IllegalArgumentException.class)
              .hasMessageContaining(variables.name())
              .hasMessageContaining("embedded");
        }
      }
    }
  }

  @Test
  default void reversesTheOrderWithTheLargestValueFirst() {
    SearchStrategy strategy =
        SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST);
    if (spi().supports(strategy)) {
      List<Placement> reversed = new ArrayList<>(BruteForce.solve(QueensModel.of(7)));
      Collections.reverse(reversed);
      assertThat(all(with().strategy(strategy).build(), QueensModel.of(7))).isEqualTo(reversed);
    }
  }

  @Test
  default void findsEverythingInAnyOrder() {
    QueensSolver one = with().anyOrder().build();
    QueensSolver two = with().anyOrder().threads(2).build();
    RandomModels models = RandomModels.seeded(backend() + ": any order");
    List<QueensModel> boards =
        List.of(QueensModel.of(6), QueensModel.of(8), models.any(), models.symmetric());
    for (QueensModel board : boards) {
      List<Placement> expected = BruteForce.solve(board);
      List<Placement> found = all(one, board);
      assertThat(found).as("%s", board).containsExactlyInAnyOrderElementsOf(expected);
      assertThat(all(two, board)).as("%s, 2 threads", board).isEqualTo(found);
      assertThat(one.count(board)).as("%s", board).isEqualTo(expected.size());
      assertThat(two.count(board)).as("%s, 2 threads", board).isEqualTo(expected.size());
      assertThat(one.findAny(board).isPresent()).as("%s", board).isEqualTo(!expected.isEmpty());
      assertThat(one.findAny(board).stream()).as("%s", board).allMatch(board::isSolution);
    }
    QueensSolver distinct = with().anyOrder().upToSymmetry().build();
    assertThat(all(distinct, QueensModel.of(8))).hasSize(12);
    assertThat(distinct.count(QueensModel.of(8))).isEqualTo(12);
  }

  @Test
  default void refusesCustomStrategiesThatItCannotRun() {
    if (!runsCustomStrategies()) {
      SearchStrategy mine = state -> SearchStrategy.FIRST_FAIL.next(state);
      assertThatThrownBy(() -> with().strategy(mine).build())
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("cannot be run by backend \"" + backend() + "\"")
          .hasMessageContaining("embedded");
    }
  }

  @Test
  default void showsPropagatedDomainsToAStrategy() {
    if (runsCustomStrategies()) {
      SearchStrategy largest =
          SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST);
      List<Object> seen = new ArrayList<>();
      SearchStrategy watch =
          state -> {
            if (state.isBound(0) && state.min(0) == 0 && seen.isEmpty()) {
              seen.add(rowsLeft(state, 1));
              seen.add(SearchStrategy.LEXICOGRAPHIC.next(state));
              seen.add(largest.next(state));
            }
            return SearchStrategy.LEXICOGRAPHIC.next(state);
          };
      assertThat(all(with().strategy(watch).build(), QueensModel.of(4))).hasSize(2);
      assertThat(seen).containsExactly(List.of(2, 3), Decision.assign(1, 2), Decision.assign(1, 3));
    }
  }

  @Test
  default void runsACustomStrategyInTheSameOrderOnAnyNumberOfThreads() {
    if (runsCustomStrategies()) {
      SearchStrategy rightmost =
          state -> {
            int column = state.size() - 1;
            while (state.isBound(column)) {
              column--;
            }
            return Decision.assign(column, state.max(column));
          };
      List<Placement> one = all(with().strategy(rightmost).build(), QueensModel.of(7));
      assertThat(one).containsExactlyInAnyOrderElementsOf(BruteForce.solve(QueensModel.of(7)));
      for (int threads : new int[] {2, 4}) {
        assertThat(all(with().strategy(rightmost).threads(threads).build(), QueensModel.of(7)))
            .isEqualTo(one);
      }
    }
  }

  @Test
  default void runsACustomStrategyThatHalvesDomains() {
    if (runsCustomStrategies()) {
      SearchStrategy lower = state -> ValueSelection.LOWER_HALF.decide(firstUnbound(state), state);
      SearchStrategy upper = state -> ValueSelection.UPPER_HALF.decide(firstUnbound(state), state);
      List<Placement> expected = new ArrayList<>(BruteForce.solve(QueensModel.of(7)));
      assertThat(all(with().strategy(lower).build(), QueensModel.of(7))).isEqualTo(expected);
      Collections.reverse(expected);
      assertThat(all(with().strategy(upper).build(), QueensModel.of(7))).isEqualTo(expected);
    }
  }

  @Test
  default void reportsAStrategyThatThrows() {
    IllegalStateException cause = new IllegalStateException("no idea");
    fails(
        state -> {
          throw cause;
        },
        "threw java.lang.IllegalStateException: no idea",
        cause);
  }

  @Test
  default void reportsAStrategyThatReturnsNull() {
    fails(state -> null, "returned null, but a column is unbound", null);
  }

  @Test
  default void reportsADecisionOutsideTheDomain() {
    fails(state -> Decision.assign(0, 99), "returned q_0 = 99, which does not split", null);
    fails(state -> Decision.assign(-1, 0), "returned q_-1 = 0, which does not split", null);
    fails(state -> Decision.assign(8, 0), "returned q_8 = 0, which does not split", null);
    fails(state -> Decision.atMost(0, 7), "returned q_0 <= 7, which does not split", null);
    fails(state -> Decision.atLeast(0, 0), "returned q_0 >= 0, which does not split", null);
  }

  @Test
  default void passesOnAnErrorOfAStrategy() {
    if (runsCustomStrategies()) {
      AssertionError error = new AssertionError("broken");
      SearchStrategy strategy =
          state -> {
            throw error;
          };
      assertThatThrownBy(() -> all(with().strategy(strategy).build(), QueensModel.of(8)))
          .isSameAs(error);
    }
  }

  private void fails(SearchStrategy strategy, String message, Throwable cause) {
    if (runsCustomStrategies()) {
      for (int threads : new int[] {1, 2}) {
        assertThatThrownBy(
                () -> all(with().threads(threads).strategy(strategy).build(), QueensModel.of(8)))
            .isInstanceOf(StrategyException.class)
            .hasMessageContaining(message)
            .hasCause(cause);
        assertThat(all(solver(), QueensModel.of(6))).as("the next solve").hasSize(4);
      }
    }
  }

  private boolean runsCustomStrategies() {
    return spi().supports(SearchStrategy.FIRST_FAIL::next);
  }

  private static int firstUnbound(SearchState state) {
    int column = 0;
    while (state.isBound(column)) {
      column++;
    }
    return column;
  }

  private static List<Integer> rowsLeft(SearchState state, int column) {
    List<Integer> rows = new ArrayList<>();
    for (int row = state.min(column); row >= 0; row = state.next(column, row + 1)) {
      rows.add(row);
    }
    return rows;
  }
}
