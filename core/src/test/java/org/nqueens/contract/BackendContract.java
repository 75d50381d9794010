package org.nqueens.contract;

/** The whole contract of a backend; the package documentation shows its use. */
public interface BackendContract
    extends AdapterContract,
        VariantContract,
        SymmetryContract,
        ExplanationContract,
        ConsumerContract,
        ProgressContract,
        StreamContract,
        StrategyContract,
        CustomStrategyContract,
        DeadEndContract,
        LevelContract,
        ListenerContract,
        ResourceContract {}
