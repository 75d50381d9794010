package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.model.BoardSymmetry.IDENTITY;
import static org.nqueens.model.BoardSymmetry.REVERSED_COLUMNS;
import static org.nqueens.model.BoardSymmetry.REVERSED_ROWS;
import static org.nqueens.model.BoardSymmetry.ROTATION_180;
import static org.nqueens.model.BoardSymmetry.TRANSPOSITION;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.BruteForceSymmetry;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;

@Sampled
class SymmetryDetectionTest {
  private static final Set<BoardSymmetry> ALL = EnumSet.allOf(BoardSymmetry.class);
  private static final Set<BoardSymmetry> UPRIGHT =
      EnumSet.of(IDENTITY, ROTATION_180, REVERSED_COLUMNS, REVERSED_ROWS);

  @Test
  void findsThoseOfRandomModels() {
    RandomModels models = RandomModels.of("symmetries of models");
    EnumSet<BoardSymmetry> seen = EnumSet.noneOf(BoardSymmetry.class);
    int without = 0;
    for (int i = 0; i < Gate.cases(150, 500); i++) {
      QueensModel model = i % 4 == 0 ? models.any() : models.symmetric();
      Set<BoardSymmetry> expected = BruteForceSymmetry.of(model);
      assertThat(model.symmetries()).as("model %d, %s", i, model).isEqualTo(expected);
      for (BoardSymmetry symmetry : BoardSymmetry.values()) {
        assertThat(model.hasSymmetry(symmetry))
            .as("%s of model %d, %s", symmetry, i, model)
            .isEqualTo(expected.contains(symmetry));
      }
      without += expected.size() == 1 ? 1 : 0;
      if (expected.size() < 8) {
        seen.addAll(expected);
      }
    }
    assertThat(seen).isEqualTo(ALL);
    assertThat(without).isBetween(1, 400);
  }

  static Stream<Arguments> boards() {
    QueensModelBuilder plain = QueensModel.of(5).toBuilder();
    QueensModelBuilder rooks = Variant.ROOKS.builder(4);
    return Stream.of(
        Arguments.of("the smallest board", QueensModel.of(1), ALL),
        // The rest of its column is blocked, that of its row is not.
        Arguments.of(
            "a queen in the centre", QueensModel.of(5).toBuilder().place(2, 2).build(), UPRIGHT),
        Arguments.of(
            "a queen in the centre, its row blocked",
            plain.place(2, 2).block(0, 2).block(1, 2).block(3, 2).block(4, 2).build(),
            ALL),
        Arguments.of(
            "a pinwheel",
            Variant.ROOKS
                .builder(4)
                .regionsAllDifferent((column, row) -> (column < 2 ? 0 : 1) + 2 * (row < 2 ? 0 : 1))
                .block(0, 1)
                .block(2, 0)
                .block(3, 2)
                .block(1, 3)
                .build(),
            EnumSet.of(
                IDENTITY, BoardSymmetry.ROTATION_90, ROTATION_180, BoardSymmetry.ROTATION_270)),
        Arguments.of(
            "a column without a square",
            QueensModel.of(4).toBuilder().allowOnly(0).build(),
            EnumSet.of(IDENTITY, REVERSED_ROWS)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("boards")
  void findsThoseOf(String what, QueensModel model, Set<BoardSymmetry> expected) {
    assertThat(model.symmetries()).isEqualTo(expected).isEqualTo(BruteForceSymmetry.of(model));
  }

  @Test
  void comparesSquaresUpToTheLargestBoard() {
    assertThat(QueensModel.of(64).symmetries()).isEqualTo(ALL);
    assertThat(QueensModel.of(64).toBuilder().block(63, 63).build().symmetries())
        .isEqualTo(EnumSet.of(IDENTITY, TRANSPOSITION));
  }

  @Test
  void givesASetThatDoesNotChange() {
    Set<BoardSymmetry> symmetries = QueensModel.of(4).symmetries();
    assertThatThrownBy(() -> symmetries.remove(IDENTITY))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
