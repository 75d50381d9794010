package org.nqueens.choco;

import org.nqueens.contract.BackendContract;
import org.nqueens.contract.Gate;

class ChocoBackendTest implements BackendContract {
  @Override
  public String backend() {
    return "choco";
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
    return Gate.cases(50, 200);
  }
}
