package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;

class ForcedQueensTest {
  @Test
  void takesTheSquaresThatAGivenQueenAttacksOnBothSides() {
    QueensModel reduced =
        ForcedQueens.reduce(QueensModel.of(6).toBuilder().place(2, 3).build()).orElseThrow();
    assertThat(reduced.domains())
        .containsExactly(
            RowDomain.of(0, 2, 4),
            RowDomain.of(0, 1, 5),
            RowDomain.of(3),
            RowDomain.of(0, 1, 5),
            RowDomain.of(0, 2, 4),
            RowDomain.of(1, 2, 4, 5));
  }

  /** The first two queens leave the third column one row, and that one the fourth. */
  @Test
  void goesOnWithTheQueensThatAreForced() {
    QueensModel model = QueensModel.of(5).toBuilder().place(0, 0).place(1, 2).build();
    assertThat(ForcedQueens.reduce(model).orElseThrow().domains())
        .containsExactly(
            RowDomain.of(0), RowDomain.of(2), RowDomain.of(4), RowDomain.of(1), RowDomain.of(3));
  }

  @Test
  void refutesAColumnWithoutARow() {
    assertThat(ForcedQueens.reduce(QueensModel.of(4).toBuilder().place(0, 0).place(1, 2).build()))
        .isEmpty();
  }

  @Test
  void refutesTwoGivenQueensThatAttackEachOther() {
    assertThat(ForcedQueens.reduce(QueensModel.of(8).toBuilder().place(1, 1).place(5, 5).build()))
        .isEmpty();
  }

  @Test
  void keepsTheSolutions() {
    QueensSolver embedded = QueensSolver.builder().build();
    for (Variant variant : List.of(Variant.QUEENS, Variant.TOROIDAL)) {
      for (int row = 0; row < 7; row++) {
        QueensModel model = variant.builder(7).place(3, row).build();
        List<Placement> expected = new ArrayList<>();
        embedded.enumerate(model, expected::add);
        List<Placement> found = new ArrayList<>();
        ForcedQueens.reduce(model).ifPresent(reduced -> embedded.enumerate(reduced, found::add));
        assertThat(found).as("%s, row %d", variant, row).isEqualTo(expected);
      }
    }
  }
}
