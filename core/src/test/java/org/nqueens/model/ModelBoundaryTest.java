package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The first and the last number that a model takes, and what it does with them. */
class ModelBoundaryTest {
  private static final int MAX = Integer.MAX_VALUE;

  @Test
  void takesTheLargestOffsetThatFitsAnInt() {
    AllDifferent fits = new AllDifferent("mine", List.of(View.offset(0, MAX - 3)));
    AllDifferent overflows = new AllDifferent("mine", List.of(View.offset(0, MAX - 2)));
    assertThat(QueensModel.builder(4).allDifferent(fits).build().constraints())
        .containsExactly(fits);
    assertThatThrownBy(() -> QueensModel.builder(4).allDifferent(overflows).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("offset (2147483645) of column 0")
        .hasMessageContaining("must be at most 2147483644");
  }

  @Test
  void takesDomainsFromNoRowToAllOfTheLargestBoard() {
    assertThat(RowDomain.all(0)).isEqualTo(RowDomain.of());
    assertThat(RowDomain.all(QueensModel.MAX_SIZE).size()).isEqualTo(QueensModel.MAX_SIZE);
  }

  @Test
  void refusesAColumnOutsideTheBoardThatIsAllowedNoRow() {
    assertThatThrownBy(() -> QueensModel.builder(4).allowOnly(4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("column (4)");
  }

  @Test
  void numbersTheDiagonalsOfTheTorusFromZero() {
    int n = 5;
    QueensModel model = QueensModel.builder(n).toroidalDescendingDiagonalsAllDifferent().build();
    for (View view : model.constraints().get(0).views()) {
      IntStream.range(0, n)
          .forEach(
              row ->
                  assertThat(view.valueAt(row)).isEqualTo(Math.floorMod(row - view.column(), n)));
    }
  }

  @Test
  void refusesToDetectSymmetriesOfALargerBoardBeforeItReadsSquares() {
    QueensModel model = QueensModel.builder(65).block(0, 1).build();
    assertThatThrownBy(() -> model.hasSymmetry(BoardSymmetry.REVERSED_COLUMNS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("n (65) must be at most 64");
  }
}
