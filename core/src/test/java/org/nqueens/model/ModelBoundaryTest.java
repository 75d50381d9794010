package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The first and the last number that a model takes, and what it does with them. */
class ModelBoundaryTest {
  private static final int MAX = Integer.MAX_VALUE;

  @Test
  void takesTheLargestOffsetThatFitsAnInt() {
    AllDifferent fits = new AllDifferent("mine", List.of(View.offset(0, MAX - 3)));
    assertThat(QueensModel.builder(4).allDifferent(fits).build().constraints())
        .containsExactly(fits);
  }

  @Test
  void takesDomainsFromNoRowToAllOfTheLargestBoard() {
    assertThat(RowDomain.all(0)).isEqualTo(RowDomain.of());
    assertThat(RowDomain.all(QueensModel.MAX_SIZE).size()).isEqualTo(QueensModel.MAX_SIZE);
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
}
