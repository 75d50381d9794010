package org.nqueens.internal.engine;

import org.nqueens.contract.BackendContract;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;

@Sampled
class EmbeddedBackendTest implements BackendContract {
  @Override
  public String backend() {
    return "embedded";
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
    return Gate.cases(150, 350);
  }
}
