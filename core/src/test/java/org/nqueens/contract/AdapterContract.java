package org.nqueens.contract;

/**
 * The part of {@link BackendContract} that shows whether a solver is translated right: its answers,
 * their order, limits, stops, levels of propagation and traces. The gate of this project proves the
 * whole contract of the embedded engine and this part of the other backends, the exhaustive gate
 * the whole of all.
 */
public interface AdapterContract
    extends AnswerContract,
        EnumerationContract,
        RandomModelContract,
        StopSignalContract,
        StoppingContract,
        LimitContract,
        LevelContract,
        TraceContract {}
