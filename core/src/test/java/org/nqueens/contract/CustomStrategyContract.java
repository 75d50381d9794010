package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.StrategyException;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * Strategies that an application wrote, with and without memory: run as asked, refused, or blamed
 * for their mistakes.
 */
public interface CustomStrategyContract extends BackendFixture {

  @Test
  default void refusesCustomStrategiesThatItCannotRun() {
    assumeApplies(!BackendFixture.runsCustomStrategies(spi()), () -> "runs custom strategies");
    SearchStrategy mine = state -> SearchStrategy.FIRST_FAIL.next(state);
    assertThatThrownBy(() -> with().strategy(mine).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot be run by backend \"" + backend() + "\"")
        .hasMessageContaining("embedded");
  }

  @Test
  default void showsPropagatedDomainsToAStrategy() {
    assumeRunsCustomStrategies();
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

  /** Decides lexicographically, and declares an order. */
  record Declaring(Supplier<SolutionOrder> declared) implements SearchStrategy {
    @Override
    public Decision next(SearchState state) {
      return SearchStrategy.LEXICOGRAPHIC.next(state);
    }

    @Override
    public SolutionOrder solutionOrder() {
      return declared.get();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void keepsTheOrderThatAStrategyDeclares(int threads) {
    assumeRunsCustomStrategies();
    SearchStrategy honest = new Declaring(() -> SolutionOrder.LEXICOGRAPHIC);
    assertThat(all(with().threads(threads).strategy(honest).build(), QueensModel.of(7)))
        .isEqualTo(BruteForce.solve(QueensModel.of(7)));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  default void runsACustomStrategyInTheSameOrderOnAnyNumberOfThreads(int threads) {
    assumeRunsCustomStrategies();
    SearchStrategy rightmost =
        state -> {
          int column = state.size() - 1;
          while (state.isBound(column)) {
            column--;
          }
          return Decision.assign(column, state.max(column));
        };
    QueensModel model = QueensModel.of(7);
    for (SearchStrategy strategy : List.of(rightmost, SearchStrategy.randomFirstFail(7))) {
      List<Placement> one = all(with().strategy(strategy).build(), model);
      assertThat(one)
          .as("%s", strategy)
          .containsExactlyInAnyOrderElementsOf(BruteForce.solve(model));
      assertThat(all(with().strategy(strategy).threads(threads).build(), model))
          .as("%s", strategy)
          .isEqualTo(one);
    }
  }

  @Test
  default void runsACustomStrategyThatHalvesDomains() {
    assumeRunsCustomStrategies();
    VariableSelection first = VariableSelection.FIRST_UNBOUND;
    SearchStrategy lower = state -> ValueSelection.LOWER_HALF.decide(first.select(state), state);
    SearchStrategy upper = state -> ValueSelection.UPPER_HALF.decide(first.select(state), state);
    List<Placement> expected = new ArrayList<>(BruteForce.solve(QueensModel.of(7)));
    assertThat(all(with().strategy(lower).build(), QueensModel.of(7))).isEqualTo(expected);
    Collections.reverse(expected);
    assertThat(all(with().strategy(upper).build(), QueensModel.of(7))).isEqualTo(expected);
  }

  /** Strategies with a mistake, what is said of it, and its cause, on one thread and on two. */
  static Stream<Arguments> mistakes() {
    IllegalStateException cause = new IllegalStateException("no idea");
    Supplier<SearchStrategy> throwing =
        () -> {
          throw cause;
        };
    return Stream.concat(
            Stream.of(
                mistake(
                    state -> throwing.get().next(state),
                    "threw java.lang.IllegalStateException: no idea",
                    cause),
                mistake(state -> null, "returned null, but a column is unbound", null),
                mistake(
                    new Declaring(() -> SolutionOrder.REVERSE_LEXICOGRAPHIC),
                    "declares the order REVERSE_LEXICOGRAPHIC, ... came against it: return UNSPECIFIED from solutionOrder",
                    null),
                mistake(
                    new Declaring(() -> throwing.get().solutionOrder()),
                    "threw (java.lang.IllegalStateException: no idea) when asked for the order",
                    cause),
                mistake(new Declaring(() -> null), "returned null", null),
                mistake(
                    SearchStrategy.perSearch("broken", throwing),
                    "strategy (broken) threw (java.lang.IllegalStateException: no idea) when a search began",
                    cause),
                mistake(
                    SearchStrategy.perSearch("empty", () -> null),
                    "strategy (empty) returned null when a search began",
                    null)),
            uselessDecisions()
                .map(
                    decision ->
                        mistake(
                            state -> decision,
                            "returned " + decision + ", which does not split",
                            null)))
        .flatMap(Stream::of);
  }

  private static Arguments[] mistake(SearchStrategy strategy, String words, Throwable cause) {
    return new Arguments[] {
      Arguments.of(strategy, words, cause, 1), Arguments.of(strategy, words, cause, 2)
    };
  }

  /** Decisions that do not split the domain of a column of eight. */
  private static Stream<Decision> uselessDecisions() {
    return Stream.of(
        Decision.assign(0, 99),
        Decision.assign(-1, 0),
        Decision.assign(8, 0),
        Decision.atMost(0, 7),
        Decision.atLeast(0, 0));
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.contract.CustomStrategyContract#mistakes")
  default void reportsAMistakeOfAStrategy(
      SearchStrategy strategy, String words, Throwable cause, int threads) {
    assumeRunsCustomStrategies();
    assertThatThrownBy(
            () -> all(with().threads(threads).strategy(strategy).build(), QueensModel.of(8)))
        .isInstanceOf(StrategyException.class)
        .hasMessageContainingAll(words.split(" [.]{3} "))
        .hasCause(cause);
    assertThat(all(solver(), QueensModel.of(6))).as("the next solve").hasSize(4);
  }

  @Test
  default void passesOnAnErrorOfAStrategy() {
    assumeRunsCustomStrategies();
    AssertionError error = new AssertionError("broken");
    SearchStrategy strategy =
        state -> {
          throw error;
        };
    assertThatThrownBy(() -> all(with().strategy(strategy).build(), QueensModel.of(8)))
        .isSameAs(error);
  }

  private static List<Integer> rowsLeft(SearchState state, int column) {
    List<Integer> rows = new ArrayList<>();
    for (int row = state.min(column); row >= 0; row = state.next(column, row + 1)) {
      rows.add(row);
    }
    return rows;
  }

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
}
