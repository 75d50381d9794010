package org.nqueens.choco;

import org.nqueens.contract.BackendContract;
import org.nqueens.contract.Exhaustive;

/** The whole contract, of which {@link ChocoBackendTest} is a part. */
@Exhaustive
class ChocoContractTest extends ChocoBackendTest implements BackendContract {}
