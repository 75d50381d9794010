package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.AdapterContract;
import org.nqueens.contract.Gate;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.SolveResult;

class CpBackendTest implements AdapterContract {
  @Override
  public String backend() {
    return "cp";
  }

  @Override
  public int largestEnumeration() {
    return Gate.cases(10, 12);
  }

  @Override
  public int sizeForFindAny() {
    return 50;
  }

  @Override
  public int randomModels() {
    return Gate.cases(25, 200);
  }

  @Test
  void meetsThePublishedFailuresAndBranches() {
    SolveResult result = solver().enumerate(QueensModel.of(8), placement -> {});
    assertThat(result.solutions()).isEqualTo(92);
    assertThat(result.statistics().failures()).isEqualTo(304);
    assertThat(result.statistics().branches()).isEqualTo(790);
  }

  /** The fastest search propagates differently; it must find the same placements. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void findsTheSamePlacementsInAnyOrder(int n) {
    assertSameInAnyOrder(QueensModel.of(n));
  }

  @Test
  void findsTheSamePlacementsOfATorusInAnyOrder() {
    assertSameInAnyOrder(Variant.TOROIDAL.builder(7).build());
  }

  private void assertSameInAnyOrder(QueensModel model) {
    assertThat(all(inAnyOrder().build(), model))
        .containsExactlyInAnyOrderElementsOf(all(solver(), model));
  }
}
