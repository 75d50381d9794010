package org.nqueens.ortools;

import org.nqueens.contract.BackendContract;

class CpSatBackendTest implements BackendContract {
  @Override
  public String backend() {
    return "cp-sat";
  }

  @Override
  public int largestEnumeration() {
    return 11;
  }
}
