package org.nqueens.internal.run.first;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;

class ClosedFormPlacementTest {

  @Test
  void placesAnyNumberOfQueens() {
    IntStream.rangeClosed(1, 1_000)
        .filter(ClosedFormPlacement::exists)
        .forEach(n -> assertSolution(ClosedFormPlacement.of(n), n));
  }

  @Test
  void placesTheLargestNumberOfQueens() {
    assertSolution(QueensSolver.findAny(QueensModel.MAX_SIZE).orElseThrow(), QueensModel.MAX_SIZE);
  }

  @ParameterizedTest
  @EnumSource(names = {"QUEENS", "ROOKS", "SEMIQUEENS"})
  void solvesEmptyBoardsOfLines(Variant variant) {
    assertThat(ClosedFormPlacement.of(variant.builder(8).build()))
        .hasValue(ClosedFormPlacement.of(8));
    assertThat(ClosedFormPlacement.of(variant.builder(8).block(0, 0).build())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 7, 35, 67, 101})
  void solvesATorusWhoseSizeHasNoDivisor2Or3(int n) {
    QueensModel torus = Variant.TOROIDAL.builder(n).build();
    assertThat(ClosedFormPlacement.of(torus))
        .hasValueSatisfying(placement -> assertThat(torus.isSolution(placement)).isTrue());
    assertThat(QueensSolver.builder().build().findAny(torus))
        .isEqualTo(ClosedFormPlacement.of(torus));
    assertThat(ClosedFormPlacement.of(torus.toBuilder().block(0, 0).build())).isEmpty();
  }

  @Test
  void leavesOtherModelsToASearch() {
    assertThat(ClosedFormPlacement.of(Variant.TOROIDAL.builder(8).build())).isEmpty();
    assertThat(ClosedFormPlacement.of(Variant.TOROIDAL.builder(9).build())).isEmpty();
    assertThat(ClosedFormPlacement.of(Variant.SUPERQUEENS.builder(8).build())).isEmpty();
    assertThat(ClosedFormPlacement.of(Variant.SUPERQUEENS.builder(13).build())).isEmpty();
  }

  @Test
  void leavesASolverItsStrategyAndItsSymmetry() {
    QueensModel model = QueensModel.of(8);
    Placement first = Placement.of(0, 4, 7, 5, 2, 6, 1, 3);
    QueensSolver lexicographic =
        QueensSolver.builder().strategy(SearchStrategy.LEXICOGRAPHIC).build();
    assertThat(lexicographic.findAny(model)).hasValue(first);
    assertThat(QueensSolver.builder().build().findAny(model))
        .hasValue(ClosedFormPlacement.of(8))
        .isNotEqualTo(lexicographic.findAny(model));
    QueensSolver reduced = QueensSolver.builder().upToSymmetry().build();
    Placement smallest = reduced.findAny(model).orElseThrow();
    assertThat(model.symmetries())
        .allSatisfy(
            symmetry -> assertThat(symmetry.apply(smallest)).isGreaterThanOrEqualTo(smallest));
  }

  /** Checks rows and diagonals in O(n); {@code isSolution} would take a second for a million. */
  private static void assertSolution(Placement placement, int n) {
    BitSet rows = new BitSet();
    BitSet ascending = new BitSet();
    BitSet descending = new BitSet();
    for (int column = 0; column < n; column++) {
      rows.set(placement.row(column));
      ascending.set(placement.row(column) + column);
      descending.set(placement.row(column) - column + n);
    }
    assertThat(placement.size()).isEqualTo(n);
    assertThat(rows.cardinality()).as("rows of n = %s", n).isEqualTo(n);
    assertThat(ascending.cardinality()).as("ascending diagonals of n = %s", n).isEqualTo(n);
    assertThat(descending.cardinality()).as("descending diagonals of n = %s", n).isEqualTo(n);
  }
}
