package org.nqueens.ortools;

import org.nqueens.contract.BackendContract;
import org.nqueens.contract.Exhaustive;

/** The whole contract, of which {@link CpBackendTest} is a part. */
@Exhaustive
class CpContractTest extends CpBackendTest implements BackendContract {}
