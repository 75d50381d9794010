package org.nqueens.ortools;

import org.nqueens.contract.Gate;
import org.nqueens.contract.ReferenceContract;
import org.nqueens.contract.Sampled;

@Sampled
class CpSatReferenceTest implements ReferenceContract {
  @Override
  public String backend() {
    return "cp-sat";
  }

  @Override
  public int sampledBoards() {
    return Gate.cases(12, 40);
  }
}
