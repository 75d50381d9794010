package org.nqueens.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.search.SearchStrategy.conflictOrdering;
import static org.nqueens.search.SearchStrategy.lastConflict;
import static org.nqueens.search.SearchStrategy.weightedDegree;
import static org.nqueens.search.ValueSelection.SMALLEST;
import static org.nqueens.search.VariableSelection.MIN_DOMAIN_SIZE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

/** The strategies that learn from dead ends, and the dead ends that they are told. */
class LearningStrategyTest {
  private static SearchState state(int... sizes) {
    List<RowDomain> domains = new ArrayList<>();
    for (int size : sizes) {
      domains.add(RowDomain.ofBits((1L << size) - 1));
    }
    return new FixedDomains(domains);
  }

  private static DeadEnd deadEnd(int column, int rule) {
    return new DeadEnd(Optional.of(Decision.assign(column, 0)), rule);
  }

  @Test
  void lastConflictReturnsToTheColumnThatFailed() {
    LearningStrategy search =
        (LearningStrategy) lastConflict(MIN_DOMAIN_SIZE, SMALLEST).begin(QueensModel.of(4));
    assertThat(search.next(state(3, 2, 4, 4))).isEqualTo(Decision.assign(1, 0));
    search.failed(deadEnd(3, 0));
    assertThat(search.next(state(3, 2, 4, 4))).isEqualTo(Decision.assign(3, 0));
    assertThat(search.next(state(3, 2, 4, 1))).isEqualTo(Decision.assign(1, 0));
    search.failed(deadEnd(0, 0));
    assertThat(search.next(state(3, 2, 4, 4))).isEqualTo(Decision.assign(0, 0));
  }

  @Test
  void conflictOrderingRemembersAllColumnsThatFailed() {
    LearningStrategy search =
        (LearningStrategy) conflictOrdering(MIN_DOMAIN_SIZE, SMALLEST).begin(QueensModel.of(4));
    search.failed(deadEnd(3, 0));
    search.failed(deadEnd(2, 0));
    assertThat(search.next(state(3, 2, 4, 4))).isEqualTo(Decision.assign(2, 0));
    assertThat(search.next(state(3, 2, 1, 4))).isEqualTo(Decision.assign(3, 0));
    assertThat(search.next(state(3, 2, 1, 1))).isEqualTo(Decision.assign(1, 0));
    search.failed(deadEnd(3, 0));
    assertThat(search.next(state(3, 2, 4, 4))).isEqualTo(Decision.assign(3, 0));
  }

  /** Rule 0 has columns 0 and 1, rule 1 columns 2 and 3. */
  @Test
  void weightedDegreePrefersTheColumnsOfRulesThatFail() {
    QueensModel model =
        QueensModel.builder(4)
            .allDifferent("left", View.row(0), View.row(1))
            .allDifferent("right", View.row(2), View.row(3))
            .build();
    LearningStrategy search = (LearningStrategy) weightedDegree(SMALLEST).begin(model);
    assertThat(search.next(state(3, 3, 4, 4))).isEqualTo(Decision.assign(0, 0));
    search.failed(deadEnd(3, 1));
    assertThat(search.next(state(3, 3, 4, 4))).isEqualTo(Decision.assign(2, 0));
    assertThat(search.next(state(3, 3, 4, 1)))
        .as("no other unbound column in rule 1")
        .isEqualTo(Decision.assign(0, 0));
  }

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
        .build()
        .tree()
        .at(Propagation.VALUE)
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
