package org.nqueens.tutorial;

import org.nqueens.contract.AdapterContract;
import org.nqueens.contract.Sampled;

/** The published contract on a backend that knows the public API alone. */
@Sampled
class CheckingBackendTest implements AdapterContract {
  @Override
  public String backend() {
    return "checking";
  }
}
