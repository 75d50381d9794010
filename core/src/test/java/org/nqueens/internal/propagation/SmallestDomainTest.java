package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;

/** The column that first fail takes, against every column's rows counted one by one. */
@Sampled
class SmallestDomainTest {
  private int compared;

  @ParameterizedTest
  @CsvSource({
    "QUEENS, 8, 92",
    "QUEENS, 12, 300",
    "TOROIDAL, 11, 300",
    "NON_TOUCHING, 12, 300",
    "QUEENS, 64, 1",
    "QUEENS, 70, 1"
  })
  void isTheFirstWithTheFewestRows(Variant variant, int n, int solutions) {
    Random random = Gate.random("n = " + n);
    SearchStrategy strategy =
        state -> {
          assertThat(state.smallestDomain()).isEqualTo(byHand(state));
          compared++;
          return n > 20 ? SearchStrategy.FIRST_SOLUTION.next(state) : anyOf(state, random);
        };
    QueensModel model = variant.builder(n).build();
    QueensSolver.builder()
        .strategy(strategy)
        .solutionLimit(solutions)
        .build()
        .enumerate(model, placement -> {});
    assertThat(compared).isGreaterThan(10);
  }

  private static int byHand(SearchState state) {
    int best = -1;
    for (int column = 0; column < state.size(); column++) {
      int rows = rows(state, column).length;
      if (rows > 1 && (best < 0 || rows < rows(state, best).length)) {
        best = column;
      }
    }
    return best;
  }

  private static int[] rows(SearchState state, int column) {
    return IntStream.range(0, state.size()).filter(row -> state.contains(column, row)).toArray();
  }

  private static Decision anyOf(SearchState state, Random random) {
    int[] unbound =
        IntStream.range(0, state.size()).filter(column -> !state.isBound(column)).toArray();
    int column = unbound[random.nextInt(unbound.length)];
    int[] rows = rows(state, column);
    return Decision.assign(column, rows[random.nextInt(rows.length)]);
  }
}
