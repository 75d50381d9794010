package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStatistics;

/**
 * The decisions of a search by bits, which it does not count one by one, against a walk that does,
 * at every solution at which the search may be cut.
 */
class DecisionCountTest {
  private final List<long[]> atSolutions = new ArrayList<>();
  private long decisions;
  private long failures;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void isThatOfTheSameWalkOverSquares(int n) {
    walk(new int[n], 0);
    for (int limit = 1; limit <= atSolutions.size(); limit++) {
      SearchStatistics cut =
          QueensSolver.builder()
              .solutionLimit(limit)
              .build()
              .enumerate(QueensModel.of(n), placement -> {})
              .statistics();
      long[] expected = atSolutions.get(limit - 1);
      assertThat(new long[] {cut.decisions(), cut.failures(), cut.nodes()})
          .as("at solution %s", limit)
          .containsExactly(expected[0], expected[1], expected[0] + expected[1] + limit);
    }
    SearchStatistics whole =
        QueensSolver.builder().build().enumerate(QueensModel.of(n), p -> {}).statistics();
    assertThat(whole.decisions()).isEqualTo(decisions);
    assertThat(whole.failures()).isEqualTo(failures);
    assertThat(whole.nodes()).isEqualTo(2 * decisions + 1);
  }

  /** A row is decided on if another one follows that it does not attack. */
  private void walk(int[] rows, int column) {
    int n = rows.length;
    int[] free =
        IntStream.range(0, n)
            .filter(
                row ->
                    IntStream.range(0, column)
                        .noneMatch(
                            queen ->
                                row == rows[queen]
                                    || Math.abs(row - rows[queen]) == column - queen))
            .toArray();
    if (column == n) {
      atSolutions.add(new long[] {decisions, failures});
      return;
    }
    failures += free.length == 0 ? 1 : 0;
    for (int i = 0; i < free.length; i++) {
      decisions += i < free.length - 1 ? 1 : 0;
      rows[column] = free[i];
      walk(rows, column + 1);
    }
  }
}
