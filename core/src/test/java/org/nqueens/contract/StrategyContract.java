package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** A standard strategy changes the order only; one that the backend cannot run is refused. */
public interface StrategyContract extends BackendFixture {

  private static Stream<SearchStrategy> named() {
    return Stream.of(VariableSelection.values())
        .flatMap(
            variables ->
                Stream.of(ValueSelection.values())
                    .map(values -> SearchStrategy.of(variables, values)));
  }

  /** The standard strategies that the backend under test runs. */
  default Stream<SearchStrategy> supportedStrategies() {
    return named().filter(this::supports);
  }

  /** The standard strategies that the backend under test does not run. */
  default Stream<SearchStrategy> refusedStrategies() {
    return named().filter(strategy -> !supports(strategy));
  }

  @ParameterizedTest
  @MethodSource("supportedStrategies")
  default void findsEverythingUnderANamedStrategy(SearchStrategy strategy) {
    QueensModel model = QueensModel.of(6);
    List<Placement> found = all(with().strategy(strategy).build(), model);
    assertThat(found).containsExactlyInAnyOrderElementsOf(BruteForce.solve(model));
    assertThat(all(with().strategy(strategy).threads(2).build(), model))
        .as("on 2 threads")
        .isEqualTo(found);
    assertThat(all(with().strategy(SearchStrategy.named("mine", strategy)).build(), model))
        .as("under another name")
        .isEqualTo(found);
  }

  /** In the same way, whatever quicker way a backend has for the standard strategy. */
  @Test
  default void searchesAlikeUnderAnotherName() {
    SearchStrategy renamed = SearchStrategy.named("mine", SearchStrategy.LEXICOGRAPHIC);
    assertThat(renamed).hasToString("mine");
    QueensModel model = QueensModel.of(largestEnumeration());
    SolveResult expected = solver().enumerate(model, placement -> {});
    SolveResult result = with().strategy(renamed).build().enumerate(model, placement -> {});
    assertThat(result.statistics().nodes()).isEqualTo(expected.statistics().nodes());
    assertThat(result.propagation()).isEqualTo(expected.propagation());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("refusedStrategies")
  default void refusesANamedStrategyThatItCannotRun(SearchStrategy strategy) {
    for (SearchStrategy refused : List.of(strategy, SearchStrategy.named("mine", strategy))) {
      assertThatThrownBy(() -> with().strategy(refused).build())
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("strategy (" + refused + ")")
          .hasMessageContaining("embedded");
    }
  }

  @Test
  default void reversesTheOrderWithTheLargestValueFirst() {
    SearchStrategy strategy =
        SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST);
    assumeSupports(strategy);
    List<Placement> reversed = new ArrayList<>(BruteForce.solve(QueensModel.of(7)));
    Collections.reverse(reversed);
    assertThat(all(with().strategy(strategy).build(), QueensModel.of(7))).isEqualTo(reversed);
  }

  /** Plain boards and random models. */
  static Stream<QueensModel> assortedModels() {
    RandomModels models = RandomModels.of("models in any order");
    return Stream.of(QueensModel.of(6), QueensModel.of(8), models.any(), models.symmetric());
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.contract.StrategyContract#assortedModels")
  default void findsEverythingInAnyOrder(QueensModel model) {
    QueensSolver one = inAnyOrder().build();
    QueensSolver two = inAnyOrder().threads(2).build();
    List<Placement> expected = BruteForce.solve(model);
    List<Placement> found = all(one, model);
    assertThat(found).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(all(two, model)).as("on 2 threads").isEqualTo(found);
    assertThat(one.count(model)).isEqualTo(expected.size());
    assertThat(two.count(model)).as("on 2 threads").isEqualTo(expected.size());
    assertThat(one.findAny(model).isPresent()).isEqualTo(!expected.isEmpty());
    assertThat(one.findAny(model).stream()).allMatch(model::isSolution);
  }

  @Test
  default void findsOneOfEachSymmetryClassInAnyOrder() {
    QueensSolver distinct = inAnyOrder().upToSymmetry().build();
    assertThat(all(distinct, QueensModel.of(8))).hasSize(12);
    assertThat(distinct.count(QueensModel.of(8))).isEqualTo(12);
  }
}
