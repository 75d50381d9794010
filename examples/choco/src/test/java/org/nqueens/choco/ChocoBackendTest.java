package org.nqueens.choco;

import org.nqueens.contract.AdapterContract;
import org.nqueens.contract.Gate;

class ChocoBackendTest implements AdapterContract {
  @Override
  public String backend() {
    return "choco";
  }

  @Override
  public int largestEnumeration() {
    return Gate.cases(10, 11);
  }

  @Override
  public int sizeForFindAny() {
    return 50;
  }

  @Override
  public int randomModels() {
    return Gate.cases(25, 50);
  }
}
