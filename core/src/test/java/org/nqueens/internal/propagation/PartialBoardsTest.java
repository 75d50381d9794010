package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.internal.propagation.PartialBoards.Order;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

class PartialBoardsTest {

  /** Of each other column, the queen of the first one attacks the lines through it. */
  @Test
  void haveBoardsOfSeveralWords() {
    List<QueensModel> parts = new ArrayList<>();
    PartialBoards.of(QueensModel.of(100), Order.FIRST_COLUMNS, 1, () -> false)
        .forEachRemaining(parts::add);
    assertThat(parts).hasSize(100);
    for (int queen = 0; queen < 100; queen++) {
      assertThat(parts.get(queen).domain(0)).isEqualTo(RowDomain.of(queen));
      for (int column = 1; column < 100; column++) {
        RowDomain expected = RowDomain.all(100).without(queen);
        expected = expected.without(queen + column).without(queen - column);
        assertThat(parts.get(queen).domain(column)).isEqualTo(expected);
      }
    }
  }

  /** The open columns of a board with a queen in the middle, nearest to the middle first. */
  @ParameterizedTest
  @CsvSource({"6, 2, 3", "6, 3, 2", "7, 3, 2", "1, 0, 0"})
  void getQueensFromTheMiddle(int n, int given, int next) {
    QueensModel model = QueensModel.builder(n).rowsAllDifferent().place(given, 0).build();
    List<QueensModel> parts = new ArrayList<>();
    PartialBoards.of(model, Order.MIDDLE_COLUMNS, 1, () -> false).forEachRemaining(parts::add);
    assertThat(parts)
        .extracting(part -> part.domain(next))
        .containsExactlyElementsOf(
            model
                .domain(next)
                .rows()
                .filter(row -> n == 1 || row > 0)
                .mapToObj(RowDomain::of)
                .toList());
  }
}
