package org.nqueens.tutorial;

import org.nqueens.contract.ConsumerContract;
import org.nqueens.contract.CustomStrategyContract;
import org.nqueens.contract.DeadEndContract;
import org.nqueens.contract.Exhaustive;
import org.nqueens.contract.ExplanationContract;
import org.nqueens.contract.ListenerContract;
import org.nqueens.contract.ProgressContract;
import org.nqueens.contract.StrategyContract;
import org.nqueens.contract.StreamContract;
import org.nqueens.contract.SymmetryContract;
import org.nqueens.contract.VariantContract;

/**
 * The contract beyond the part of {@link CheckingBackendTest}, but for the resources of backends
 * with native code.
 */
@Exhaustive
class CheckingContractTest
    implements VariantContract,
        SymmetryContract,
        ExplanationContract,
        ConsumerContract,
        ProgressContract,
        StreamContract,
        StrategyContract,
        CustomStrategyContract,
        DeadEndContract,
        ListenerContract {
  @Override
  public String backend() {
    return "checking";
  }
}
