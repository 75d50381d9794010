package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.contract.BackendContract;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;

@Sampled
class EmbeddedBackendTest implements BackendContract {
  @Override
  public String backend() {
    return "embedded";
  }

  @Test
  void describesItself() {
    assertThat(new EmbeddedBackend().description())
        .isEqualTo(
            "pure-Java engine: bit-parallel on plain boards, bitset propagation on any model");
  }

  @Override
  public int largestEnumeration() {
    return 12;
  }

  @Override
  public int sizeForFindAny() {
    return 50;
  }

  @Override
  public int randomModels() {
    return Gate.cases(150, 1_000);
  }
}
