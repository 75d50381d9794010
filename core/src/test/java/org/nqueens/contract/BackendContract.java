package org.nqueens.contract;

/** Everything that a backend promises; the package documentation shows its use. */
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
        StreamClosingContract,
        StrategyContract,
        CustomStrategyContract,
        ResourceContract {}
