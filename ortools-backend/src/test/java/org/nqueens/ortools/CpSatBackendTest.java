package org.nqueens.ortools;

import org.nqueens.contract.AdapterContract;
import org.nqueens.contract.Gate;

class CpSatBackendTest implements AdapterContract {
  @Override
  public String backend() {
    return "cp-sat";
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

  @Override
  public boolean searchesATree() {
    return false;
  }
}
