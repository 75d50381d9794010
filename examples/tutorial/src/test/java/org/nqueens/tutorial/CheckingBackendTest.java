package org.nqueens.tutorial;

import org.nqueens.contract.AdapterContract;

/** The published contract on a backend that knows the public API alone. */
class CheckingBackendTest implements AdapterContract {
  @Override
  public String backend() {
    return "checking";
  }
}
