package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.SolveResult;
import org.nqueens.contract.BackendContract;
import org.nqueens.model.QueensModel;

class CpBackendTest implements BackendContract {
  @Override
  public String backend() {
    return "cp";
  }

  @Override
  public int largestEnumeration() {
    return 12;
  }

  @Test
  void meetsThePublishedFailuresAndBranches() {
    SolveResult result = solver().enumerate(QueensModel.of(8), placement -> {});
    assertThat(result.solutions()).isEqualTo(92);
    assertThat(result.statistics().failures()).isEqualTo(304);
    assertThat(result.statistics().branches()).isEqualTo(790);
  }
}
