package org.nqueens.ortools;

import org.nqueens.contract.ReferenceContract;

class CpReferenceTest implements ReferenceContract {
  @Override
  public String backend() {
    return "cp";
  }

  @Override
  public int largestEnumeration() {
    return 12;
  }

  @Override
  public long largestCount() {
    return 100_000;
  }
}
