package org.nqueens.tutorial;

import org.nqueens.contract.BackendContract;
import org.nqueens.contract.Exhaustive;

/** The whole contract, of which {@link CheckingBackendTest} is a part. */
@Exhaustive
class CheckingContractTest extends CheckingBackendTest implements BackendContract {}
