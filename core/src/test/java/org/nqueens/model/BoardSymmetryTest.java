package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
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
}
