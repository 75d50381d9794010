package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

  @ParameterizedTest
  @ValueSource(ints = {-1, 9})
  void refusesASumOfNoSquare(int sum) {
    assertThatThrownBy(() -> QueensModel.builder(N).excludeAscendingDiagonal(sum))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("sum (%s) must be between 0 and 8: give a diagonal of the board", sum);
  }

  @ParameterizedTest
  @ValueSource(ints = {-5, 5})
  void refusesADifferenceOfNoSquare(int difference) {
    assertThatThrownBy(() -> QueensModel.builder(N).excludeDescendingDiagonal(difference))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "difference (%s) must be between -4 and 4: give a diagonal of the board", difference);
  }

  private static RowDomain allBut(int blocked) {
    return RowDomain.of(IntStream.range(0, N).filter(row -> row != blocked).toArray());
  }
}
