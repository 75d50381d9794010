package org.nqueens.ortools;

import org.nqueens.contract.Gate;
import org.nqueens.contract.ReferenceContract;
import org.nqueens.contract.Sampled;

@Sampled
class CpReferenceTest implements ReferenceContract {
  @Override
  public String backend() {
    return "cp";
  }

  @Override
  public int sampledBoards() {
    return Gate.cases(12, 60);
  }
}
