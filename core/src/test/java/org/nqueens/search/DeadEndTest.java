package org.nqueens.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

class DeadEndTest {
  /** The queen of column 0 takes the only row of column 1, by the rows and by nothing else. */
  @Test
  void namesTheRule() {
    List<DeadEnd> heard = new ArrayList<>();
    QueensModel model =
        QueensModel.builder(3)
            .allDifferent("far", View.row(1), View.offset(2, 9))
            .allDifferent("near", View.row(0), View.row(1), View.row(2))
            .allowOnly(1, 2)
            .allowOnly(0, 0, 2)
            .allowOnly(2, 0, 2)
            .build();
    SearchStrategy strategy = SearchStrategy.perSearch("hearer", () -> new HighestFirst(heard));
    QueensSolver.builder()
        .strategy(strategy)
        .propagation(Propagation.VALUE)
        .build()
        .enumerate(model, placement -> {});
    assertThat(heard).isNotEmpty();
    assertThat(heard).allMatch(deadEnd -> deadEnd.rule() == 1);
  }

  private record HighestFirst(List<DeadEnd> heard) implements LearningStrategy {
    @Override
    public Decision next(SearchState state) {
      int column = VariableSelection.FIRST_UNBOUND.select(state);
      return Decision.assign(column, state.max(column));
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      heard.add(deadEnd);
    }
  }

  /**
   * A lambda around one would lose the failures; only the strategies that begin a search decide.
   */
  @Test
  void areNotLostInALambda() {
    SearchStrategy learning =
        SearchStrategy.lastConflict(VariableSelection.FIRST_UNBOUND, ValueSelection.SMALLEST);
    QueensSolver solver = QueensSolver.builder().strategy(state -> learning.next(state)).build();
    assertThatThrownBy(() -> solver.enumerate(QueensModel.of(8), placement -> {}))
        .isInstanceOf(StrategyException.class)
        .hasMessageContaining(
            "strategy (last-conflict/first-unbound/smallest) has not begun a search: ask the strategy that begin returns");
  }
}
