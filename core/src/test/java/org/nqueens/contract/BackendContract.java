package org.nqueens.contract;

/** Everything that a backend promises; see the package for how to use it. */
public interface BackendContract
    extends AnswerContract,
        EnumerationContract,
        RandomModelContract,
        VariantContract,
        SymmetryContract,
        ExplanationContract,
        ConsumerContract,
        StoppingContract,
        StreamContract,
        StrategyContract,
        ResourceContract {}
