package org.nqueens.ortools;

import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.SatParameters;
import java.util.function.BooleanSupplier;
import org.nqueens.spi.BackendException;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;

/**
 * A series of CP-SAT solves that make up one search.
 *
 * <p>CP-SAT takes notice of nothing but {@code stopSearch}, which is lost when it comes before the
 * solve has begun, so a {@link StopRelay} repeats it. No exception leaves the solution callback, as
 * that would abort the JVM.
 */
final class SatSession implements AutoCloseable {
  private final BooleanSupplier stopRequested;
  private final StopRelay relay;
  private final HeapReserve reserve = HeapReserve.ofThread();
  private final boolean heldBefore;
  private final Collector collector = new Collector();
  private volatile CpSolver solving;

  /** Null once closed, see {@link #close()}. */
  private PlacementSink sink;

  private boolean incomplete;
  private Throwable thrown;
  private long solutions;
  private long branches;
  private long failures;

  /**
   * Begins the series on the calling thread.
   *
   * @throws StackOverflowError if too little of the stack is left
   * @throws OutOfMemoryError if too little of the heap is left
   */
  SatSession(BooleanSupplier stopRequested, PlacementSink sink) {
    StackReserve.require();
    this.stopRequested = stopRequested;
    this.sink = sink;
    this.heldBefore = reserve.begin();
    try {
      this.relay = new StopRelay(stopRequested, this::stopSolving);
    } catch (Throwable t) {
      reserve.restore(heldBefore);
      throw t;
    }
  }

  /** True if every solve so far was complete, and nothing asks to stop. */
  boolean goesOn() {
    incomplete = incomplete || stopRequested.getAsBoolean();
    return !incomplete;
  }

  SearchOutcome outcome() {
    return new SearchOutcome(goesOn(), solutions, branches, failures);
  }

  /** Enumerates the solutions of one model. */
  void solve(SatTranslation translation) {
    reserve.hold();
    CpSolver solver = new CpSolver();
    SatParameters.Builder parameters = solver.getParameters();
    parameters
        .setEnumerateAllSolutions(true)
        .setNumWorkers(1)
        .setSearchBranching(SatParameters.SearchBranching.FIXED_SEARCH)
        .setCatchSigintSignal(false);
    translation.configure(parameters);
    collector.translation = translation;
    collector.rows = new int[translation.size()];
    CpSolverStatus status;
    solving = solver;
    reserve.release();
    try {
      status = solver.solve(translation.model(), collector);
    } finally {
      solving = null;
      rethrow();
    }
    branches += solver.numBranches();
    failures += solver.numConflicts();
    switch (status) {
      case OPTIMAL, INFEASIBLE -> {}
      case FEASIBLE, UNKNOWN -> incomplete = true;
      default ->
          throw new BackendException(
              "backend (\"cp-sat\") answered %s: %s %s; this is a defect of the translation, use another backend and report this"
                  .formatted(status, translation.model().validate(), solver.solutionInfo()));
    }
  }

  /**
   * Ends the series. The collector has a finalizer, until which it would keep what the sink can
   * reach, such as a list of all placements; where that has filled the heap, the memory is needed
   * at once.
   */
  @Override
  public void close() {
    sink = null;
    relay.close();
    reserve.restore(heldBefore);
  }

  /** Asks the solve under way, if any, to stop; for any thread. */
  void stopSolving() {
    CpSolver solver = solving;
    if (solver != null) {
      solver.stopSearch();
    }
  }

  private void rethrow() {
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown != null) {
      throw (RuntimeException) thrown;
    }
  }

  /** Hands solutions to the sink, on the thread that called solve. */
  private final class Collector extends CpSolverSolutionCallback {
    private SatTranslation translation;
    private int[] rows;

    @Override
    public void onSolutionCallback() {
      if (incomplete) {
        return;
      }
      try {
        reserve.hold();
        translation.read(this, rows);
        solutions++;
        if (!sink.accept(rows)) {
          stop();
        }
      } catch (Throwable t) { // of whatever kind: it must not reach the native caller
        thrown = t;
        stop();
      } finally {
        reserve.release();
      }
    }

    private void stop() {
      incomplete = true;
      HeapReserve.releaseShared();
      stopSearch();
    }
  }
}
