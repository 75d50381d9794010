package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.TreeSearch;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.ReferenceData;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** Where a level is kept, and told, beyond what the contract of levels asks. */
@Sampled
class CpLevelTest {
  private static final List<SearchStrategy> STRATEGIES =
      List.of(
          SearchStrategy.LEXICOGRAPHIC,
          SearchStrategy.FIRST_FAIL,
          SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.LOWER_HALF),
          SearchStrategy.of(VariableSelection.HIGHEST_MAX, ValueSelection.UPPER_HALF));

  /** The strategy that the backend uses in any order. */
  private static final SearchStrategy ANY_ORDER =
      SearchStrategy.of(VariableSelection.MIN_SIZE_HIGHEST_MIN, ValueSelection.SMALLEST);

  private static QueensSolverBuilder cp() {
    return QueensSolver.builder().backend("cp");
  }

  private static TreeSearch embedded(SearchStrategy strategy) {
    return QueensSolver.builder().strategy(strategy).build().tree();
  }

  /** Requires that both searches have as many nodes of each kind, and the same placements. */
  private static void requireSameTree(TreeSearch one, TreeSearch other, QueensModel model) {
    List<Placement> found = new ArrayList<>();
    requireTree(one.enumerate(model, found::add), found, other, model);
  }

  private static void requireTree(
      SolveResult result, List<Placement> found, TreeSearch other, QueensModel model) {
    List<Placement> expected = new ArrayList<>();
    SolveResult reference = other.enumerate(model, expected::add);
    assertThat(found).as("%s", model).isEqualTo(expected);
    assertThat(effort(result)).as("%s by %s", model, other).isEqualTo(effort(reference));
    assertThat(result.propagation()).isEqualTo(reference.propagation());
  }

  private static List<Long> effort(SolveResult result) {
    return List.of(
        result.statistics().decisions(),
        result.statistics().failures(),
        result.statistics().nodes());
  }

  private static void requireLevel(QueensModel model, Propagation level, SearchStrategy strategy) {
    requireSameTree(
        cp().strategy(strategy).build().tree().at(level), embedded(strategy).at(level), model);
  }

  @ParameterizedTest
  @EnumSource(names = {"VALUE", "BOUNDS"})
  void hasTheSameTreesOnRegionBoards(Propagation level) {
    List<String> boards = ReferenceData.boards("region-boards.txt");
    assertThat(boards).hasSize(369);
    for (String text : Gate.sample(90, boards)) {
      QueensModel model = ReferenceData.model(text);
      if (model.size() <= 10 && Long.parseLong(ReferenceData.word(text, "solutions")) <= 100) {
        requireLevel(model, level, SearchStrategy.FIRST_FAIL);
      }
    }
  }

  /** A view that two rows bind, a hole that tables hide, and numbers far apart. */
  @ParameterizedTest
  @EnumSource(names = {"VALUE", "BOUNDS"})
  void hasTheSameTreesWhereTablesDifferFromSums(Propagation level) {
    QueensModel model =
        QueensModel.builder(5)
            .allDifferent(
                "mixed",
                View.lookup(0, 2, 2, 1, 2, 0),
                View.lookup(1, 0, 1, 2, 3, 4),
                View.offset(2, -1),
                View.lookup(3, Integer.MIN_VALUE, 3, 2, Integer.MAX_VALUE, 2),
                View.lookup(4, 4, 3, 2, 1, 0))
            .rowsAllDifferent()
            .build();
    STRATEGIES.forEach(strategy -> requireLevel(model, level, strategy));
    QueensModel placed = model.toBuilder().place(0, 0).place(3, 2).build();
    STRATEGIES.forEach(strategy -> requireLevel(placed, level, strategy));
  }

  private static Propagation level(QueensSolverBuilder builder, QueensModel model) {
    return builder.build().enumerate(model, placement -> {}).propagation();
  }

  @Test
  void tellsTheLevelThatItKeepsOnPlainBoards() {
    for (int n = 1; n <= 9; n++) {
      assertThat(level(cp(), QueensModel.of(n))).isEqualTo(Propagation.BOUNDS);
      assertThat(level(cp().anyOrder(), QueensModel.of(n))).isEqualTo(Propagation.VALUE);
    }
  }

  @Test
  void tellsNoLevelWhereItsOwnConstraintsDiffer() {
    for (QueensModel model :
        List.of(
            Variant.TOROIDAL.builder(5).build(),
            QueensModel.of(5).toBuilder().block(1, 1).build(),
            QueensModel.of(4).toBuilder()
                .regionsAllDifferent((column, row) -> column / 2 * 2 + row / 2)
                .build())) {
      assertThat(level(cp(), model)).isEqualTo(Propagation.UNSPECIFIED);
      assertThat(level(cp().anyOrder(), model)).isEqualTo(Propagation.UNSPECIFIED);
      assertThat(
              cp().build()
                  .tree()
                  .at(Propagation.BOUNDS)
                  .enumerate(model, placement -> {})
                  .propagation())
          .isEqualTo(Propagation.BOUNDS);
    }
  }

  /** Without being set, and unless the search is decided without a node. */
  @Test
  void keepsTheLevelThatItTellsInAnyOrder() {
    RandomModels models = RandomModels.of("cp at no set level");
    int told = 0;
    for (int i = 0; i < Gate.cases(60, 120); i++) {
      QueensModel model = i % 2 == 0 ? models.any() : models.symmetric();
      List<Placement> found = new ArrayList<>();
      SolveResult result = cp().anyOrder().build().enumerate(model, found::add);
      if (result.statistics().nodes() > 0 && result.propagation() == Propagation.VALUE) {
        told++;
        requireTree(result, found, embedded(ANY_ORDER).at(Propagation.VALUE), model);
      }
    }
    assertThat(told).isGreaterThan(10);
  }
}
