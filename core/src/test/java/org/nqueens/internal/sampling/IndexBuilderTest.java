package org.nqueens.internal.sampling;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;

/** The boards whose trees are too large for an index. */
class IndexBuilderTest {

  /** Random placements find too few solutions, so no sample is advised. */
  @Test
  void refusesALargeTreeWithFewSolutions() {
    QueensModelBuilder builder = QueensModel.builder(24).rowsAllDifferent();
    for (int sign : new int[] {1, -1}) {
      builder.allDifferent(
          sign > 0 ? "ascending" : "descending",
          column -> torusDiagonal(column, sign),
          IntStream.range(0, 23).toArray()); // on all 24 columns, sums prove that there is none
    }
    QueensModel model = builder.build();
    assertThatThrownBy(() -> QueensSolver.builder().build().sampling().index(model))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "nodes \\(about \\d\\.\\de13\\) must be at most 3\\.0e9 for an index: choose a smaller"
                + " or more constrained board");
  }

  private static View torusDiagonal(int column, int sign) {
    int[] diagonals = IntStream.range(0, 24).map(row -> (row + sign * column + 24) % 24).toArray();
    return View.lookup(column, diagonals);
  }
}
