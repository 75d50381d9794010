package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.BruteForce;

class BoardSymmetryTest {
  @ParameterizedTest
  @CsvSource({
    "IDENTITY, abc/def/ghi",
    "ROTATION_90, gda/heb/ifc",
    "ROTATION_180, ihg/fed/cba",
    "ROTATION_270, cfi/beh/adg",
    "REVERSED_COLUMNS, cba/fed/ihg",
    "REVERSED_ROWS, ghi/def/abc",
    "TRANSPOSITION, adg/beh/cfi",
    "ANTI_TRANSPOSITION, ifc/heb/gda"
  })
  void looksAsItsNameSays(BoardSymmetry symmetry, String picture) {
    String[] original = {"abc", "def", "ghi"};
    char[][] image = new char[3][3];
    for (int column = 0; column < 3; column++) {
      for (int row = 0; row < 3; row++) {
        image[symmetry.row(column, row, 3)][symmetry.column(column, row, 3)] =
            original[row].charAt(column);
      }
    }
    assertThat(Arrays.stream(image).map(String::new).collect(Collectors.joining("/")))
        .isEqualTo(picture);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void formsAGroup(int n) {
    List<List<Integer>> maps = maps(n);
    assertThat(maps).doesNotHaveDuplicates();
    for (BoardSymmetry a : BoardSymmetry.values()) {
      for (BoardSymmetry b : BoardSymmetry.values()) {
        List<Integer> both =
            maps.get(a.ordinal()).stream().map(maps.get(b.ordinal())::get).toList();
        assertThat(maps).as("%s, then %s", a, b).contains(both);
        if (a.inverse() == b) {
          assertThat(both).isEqualTo(maps.get(BoardSymmetry.IDENTITY.ordinal()));
        }
      }
    }
  }

  /** For each symmetry, where each square goes. */
  private static List<List<Integer>> maps(int n) {
    return Stream.of(BoardSymmetry.values())
        .map(
            symmetry ->
                IntStream.range(0, n * n)
                    .map(i -> symmetry.column(i / n, i % n, n) * n + symmetry.row(i / n, i % n, n))
                    .boxed()
                    .toList())
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void tellsWhetherColumnsBecomeRows(BoardSymmetry symmetry) {
    boolean sameColumn = symmetry.column(1, 0, 4) == symmetry.column(1, 3, 4);
    assertThat(symmetry.swapsAxes()).isEqualTo(!sameColumn);
  }

  @ParameterizedTest
  @EnumSource
  void movesEveryQueen(BoardSymmetry symmetry) {
    for (Placement placement : BruteForce.solve(QueensModel.of(6))) {
      Placement image = symmetry.apply(placement);
      for (int column = 0; column < 6; column++) {
        int row = placement.row(column);
        assertThat(image.row(symmetry.column(column, row, 6)))
            .isEqualTo(symmetry.row(column, row, 6));
      }
      assertThat(symmetry.inverse().apply(image)).isEqualTo(placement);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"IDENTITY", "ROTATION_180", "REVERSED_COLUMNS", "REVERSED_ROWS"})
  void movesAPlacementWithTwoQueensInARow(BoardSymmetry symmetry) {
    Placement placement = Placement.of(0, 2, 2);
    assertThat(symmetry.inverse().apply(symmetry.apply(placement))).isEqualTo(placement);
  }
}
