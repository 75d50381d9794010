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
  public int largestEnumeration() {
    return Gate.cases(10, 11);
  }

  @Override
  public int sampledBoards() {
    return Gate.cases(12, 60);
  }

  @Override
  public long largestCount() {
    return Gate.cases(5_000, 20_000);
  }
}
