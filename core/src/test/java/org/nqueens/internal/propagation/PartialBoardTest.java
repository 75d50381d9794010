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

class PartialBoardTest {

  /** Column 1 has one row left; its queen would take row 0 from column 2. */
  @Test
  void placeOneQueenAndNoOther() {
    QueensModel rooks =
        QueensModel.builder(3).rowsAllDifferent().block(1, 2).allowOnly(2, 0, 2).build();
    PartialBoard root = PartialBoard.of(rooks, () -> false);
    PartialBoard board = root.copy();
    assertThat(board.place(0, 1)).isTrue();
    assertThat(board.rows()).containsExactly(0b010, 0b001, 0b101);
    PartialBoard later = board.copy();
    assertThat(later.propagate()).isTrue();
    assertThat(later.rows()).containsExactly(0b010, 0b001, 0b100);
    assertThat(board.contains(1, 1)).as("a square that is attacked").isFalse();
    assertThat(root.rows()).as("not changed by its copies").containsExactly(0b111, 0b011, 0b101);
  }

  /** The rows that queens in columns 0 and 99 leave: of each other column the lines of both. */
  @Test
  void attackOnBoardsOfSeveralWords() {
    PartialBoard board = PartialBoard.of(QueensModel.of(100), () -> false);
    assertThat(board.place(0, 70) && board.place(99, 3)).isTrue();
    for (int column = 1; column < 99; column++) {
      List<Integer> attacked =
          List.of(70, 70 + column, 70 - column, 3, 3 + 99 - column, 3 - 99 + column);
      RowDomain expected = RowDomain.all(100);
      for (int row : attacked) {
        expected = row < 0 || row > 99 ? expected : expected.without(row);
      }
      assertThat(board.toModel().domain(column)).isEqualTo(expected);
      assertThat(board.size(column)).isEqualTo(expected.size());
    }
  }

  /** The open columns of a board with a queen in the middle, nearest to the middle first. */
  @ParameterizedTest
  @CsvSource({"6, 2, 3", "6, 3, 2", "7, 3, 2", "1, 0, 0"})
  void getQueensFromTheMiddle(int n, int given, int next) {
    QueensModel model = QueensModel.builder(n).rowsAllDifferent().place(given, 0).build();
    List<QueensModel> parts = new ArrayList<>();
    new PartialBoards(model, Order.MIDDLE_COLUMNS, 1, () -> false).forEachRemaining(parts::add);
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
