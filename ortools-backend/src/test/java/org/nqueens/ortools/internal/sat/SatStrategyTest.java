package org.nqueens.ortools.internal.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.DecisionStrategyProto;
import com.google.ortools.sat.DecisionStrategyProto.DomainReductionStrategy;
import com.google.ortools.sat.DecisionStrategyProto.VariableSelectionStrategy;
import com.google.ortools.sat.IntegerVariableProto;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.CpSatBackend;
import org.nqueens.ortools.internal.nativecode.NativeLibrary;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** The strategy that CP-SAT is sent is the one that was asked for. */
class SatStrategyTest {
  private static final Map<VariableSelection, VariableSelectionStrategy> VARIABLES =
      Map.of(
          VariableSelection.FIRST_UNBOUND, VariableSelectionStrategy.CHOOSE_FIRST,
          VariableSelection.LOWEST_MIN, VariableSelectionStrategy.CHOOSE_LOWEST_MIN,
          VariableSelection.HIGHEST_MAX, VariableSelectionStrategy.CHOOSE_HIGHEST_MAX,
          VariableSelection.MIN_DOMAIN_SIZE, VariableSelectionStrategy.CHOOSE_MIN_DOMAIN_SIZE,
          VariableSelection.MAX_DOMAIN_SIZE, VariableSelectionStrategy.CHOOSE_MAX_DOMAIN_SIZE);

  private static final Map<ValueSelection, DomainReductionStrategy> VALUES =
      Map.of(
          ValueSelection.SMALLEST, DomainReductionStrategy.SELECT_MIN_VALUE,
          ValueSelection.LARGEST, DomainReductionStrategy.SELECT_MAX_VALUE,
          ValueSelection.MIDDLE, DomainReductionStrategy.SELECT_MEDIAN_VALUE,
          ValueSelection.LOWER_HALF, DomainReductionStrategy.SELECT_LOWER_HALF,
          ValueSelection.UPPER_HALF, DomainReductionStrategy.SELECT_UPPER_HALF);

  @BeforeAll
  static void loadTheLibrary() {
    assertThat(NativeLibrary.failure()).isEmpty();
  }

  static Stream<Arguments> strategies() {
    return Stream.of(VariableSelection.values())
        .flatMap(
            variables ->
                Stream.of(ValueSelection.values()).map(values -> arguments(variables, values)));
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void isSentOrRefused(VariableSelection variables, ValueSelection values) {
    SearchStrategy strategy = SearchStrategy.of(variables, values);
    boolean isSupported = VARIABLES.containsKey(variables);
    assertThat(List.of(strategy, SearchStrategy.named("mine", strategy)))
        .allMatch(named -> new CpSatBackend().capabilities().supports(named) == isSupported);
    if (isSupported) {
      CpModelProto sent =
          new IntegerTranslation(QueensModel.of(5), (NamedStrategy) strategy)
              .model()
              .getBuilder()
              .build();
      DecisionStrategyProto decisions = onlyStrategy(sent);
      assertThat(decisions.getVariableSelectionStrategy()).isEqualTo(VARIABLES.get(variables));
      assertThat(decisions.getDomainReductionStrategy()).isEqualTo(VALUES.get(values));
      assertThat(
              decisions.getExprsList().stream()
                  .map(queen -> List.of(queen.getVars(0), queen.getCoeffs(0), queen.getOffset())))
          .as("the queens by column")
          .isEqualTo(
              IntStream.range(0, 5).mapToObj(column -> List.<Number>of(column, 1L, 0L)).toList());
    }
  }

  /** The squares are decided column by column, and a true one places a queen. */
  @Test
  void isByColumnsWhereTheOrderIsFixed() {
    for (boolean reversed : new boolean[] {false, true}) {
      CpModelProto sent =
          new BooleanTranslation(QueensModel.of(4), reversed).model().getBuilder().build();
      DecisionStrategyProto decisions = onlyStrategy(sent);
      assertThat(decisions.getVariableSelectionStrategy())
          .isEqualTo(VariableSelectionStrategy.CHOOSE_FIRST);
      assertThat(decisions.getDomainReductionStrategy())
          .isEqualTo(DomainReductionStrategy.SELECT_MAX_VALUE);
      // By column, and within it by row: square 4 j + r is column j, row r.
      assertThat(decisions.getVariablesList())
          .isEqualTo(
              IntStream.range(0, 16).mapToObj(i -> reversed ? i - i % 4 + 3 - i % 4 : i).toList());
      assertThat(sent.getVariablesList())
          .hasSize(16)
          .containsOnly(IntegerVariableProto.newBuilder().addDomain(0).addDomain(1).build());
    }
  }

  private static DecisionStrategyProto onlyStrategy(CpModelProto sent) {
    assertThat(sent.getSearchStrategyList()).hasSize(1);
    return sent.getSearchStrategy(0);
  }
}
