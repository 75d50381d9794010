package org.nqueens.tutorial;

import org.nqueens.contract.BackendContract;

/** The published contract suite on a backend that knows the public API alone. */
class CheckingBackendTest implements BackendContract {
  @Override
  public String backend() {
    return "checking";
  }
}
