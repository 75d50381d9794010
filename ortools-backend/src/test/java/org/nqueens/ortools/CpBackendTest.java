package org.nqueens.ortools;

import org.nqueens.contract.AdapterContract;
import org.nqueens.contract.Gate;

class CpBackendTest implements AdapterContract {
  @Override
  public String backend() {
    return "cp";
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
