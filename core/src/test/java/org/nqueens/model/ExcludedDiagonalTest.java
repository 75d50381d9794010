package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExcludedDiagonalTest {
  private static final int N = 5;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 5, 8})
  void blocksTheSquaresOfAnAscendingDiagonal(int sum) {
    QueensModel model = QueensModel.builder(N).excludeAscendingDiagonal(sum).build();
    for (int column = 0; column < N; column++) {
      int blocked = sum - column;
      assertThat(model.domain(column)).isEqualTo(allBut(blocked));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-4, -1, 0, 1, 4})
  void blocksTheSquaresOfADescendingDiagonal(int difference) {
    QueensModel model = QueensModel.builder(N).excludeDescendingDiagonal(difference).build();
    for (int column = 0; column < N; column++) {
      int blocked = column + difference;
      assertThat(model.domain(column)).isEqualTo(allBut(blocked));
    }
  }

  private static RowDomain allBut(int blocked) {
    return RowDomain.of(IntStream.range(0, N).filter(row -> row != blocked).toArray());
  }
}
