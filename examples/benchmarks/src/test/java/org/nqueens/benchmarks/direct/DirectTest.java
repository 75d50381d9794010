package org.nqueens.benchmarks.direct;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Variant;

class DirectTest {
  /** OEIS A000170 from n = 1. */
  private static final List<Long> QUEENS = List.of(1L, 0L, 0L, 2L, 10L, 4L, 40L, 92L, 352L, 724L);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void bareRecursionsFindThePublishedNumbers(int n) {
    assertThat(BareRecursion.full(n)).isEqualTo(QUEENS.get(n - 1));
    assertThat(BareRecursion.mirroredHalf(n)).isEqualTo(QUEENS.get(n - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void publishedProgramsFindThePublishedNumbers(int n) {
    assertThat(DirectCp.published(n).solutions()).isEqualTo(QUEENS.get(n - 1));
    assertThat(DirectCpSat.published(n).solutions()).isEqualTo(QUEENS.get(n - 1));
  }

  @ParameterizedTest
  @EnumSource(names = {"QUEENS", "TOROIDAL", "SUPERQUEENS"})
  void firstFailFindsWhatTheLibraryFinds(Variant variant) {
    for (int n = 1; n <= 10; n++) {
      long expected = QueensSolver.builder().build().count(variant.builder(n).build());
      for (DirectCp.Propagation propagation : DirectCp.Propagation.values()) {
        assertThat(DirectCp.firstFail(variant, n, propagation).solutions())
            .as("CP, n = %s, %s", n, propagation)
            .isEqualTo(expected);
      }
      for (DirectChoco.Propagation propagation : DirectChoco.Propagation.values()) {
        assertThat(
                DirectChoco.firstFail(variant, n, propagation, DirectChoco.Value.SMALLEST)
                    .solutions())
            .as("Choco, n = %s, %s", n, propagation)
            .isEqualTo(expected);
      }
    }
  }
}
