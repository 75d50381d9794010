package org.nqueens.ortools;

import org.nqueens.contract.BackendContract;
import org.nqueens.contract.Exhaustive;

/** The whole contract, of which {@link CpSatBackendTest} is a part. */
@Exhaustive
class CpSatContractTest extends CpSatBackendTest implements BackendContract {}
