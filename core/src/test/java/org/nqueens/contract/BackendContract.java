package org.nqueens.contract;

/** The whole contract of a backend; the package documentation shows its use. */
public interface BackendContract
    extends AnswerContract,
        EnumerationContract,
        RandomModelContract,
        VariantContract,
        SymmetryContract,
        ExplanationContract,
        ConsumerContract,
        StopSignalContract,
        StoppingContract,
        ProgressContract,
        StreamContract,
        StreamClosingContract,
        StrategyContract,
        CustomStrategyContract,
        MemoryStrategyContract,
        DeadEndContract,
        LevelContract,
        LimitContract,
        TraceContract,
        ListenerContract,
        ResourceContract {}
