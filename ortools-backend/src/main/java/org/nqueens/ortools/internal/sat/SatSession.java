package org.nqueens.ortools.internal.sat;

import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.SatParameters;
import com.google.ortools.sat.SolveWrapper;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.nqueens.ortools.internal.nativecode.NativeSession;
import org.nqueens.spi.BackendException;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;

/**
 * A series of CP-SAT solves that make up one search.
 *
 * <p>Only {@code stopSearch} stops CP-SAT, and it has no effect before the solve has begun; a
 * {@link NativeSession} therefore repeats it.
 */
final class SatSession implements AutoCloseable {
  private final BooleanSupplier stopRequested;
  private final NativeSession session;

  /** The solve under way; it is deleted by its own thread, once this field is null again. */
  private @Nullable SolveWrapper solving;

  /** Null after {@link #close()}. */
  private @Nullable PlacementSink sink;

  private boolean incomplete;
  private long solutions;
  private long decisions;
  private long failures;

  SatSession(BooleanSupplier stopRequested, PlacementSink sink) {
    this.stopRequested = stopRequested;
    this.sink = sink;
    this.session = new NativeSession(stopRequested);
  }

  void begin() {
    session.begin(this::stopSolving);
  }

  /** True if every solve so far was complete and no stop is requested. */
  boolean goesOn() {
    incomplete = incomplete || stopRequested.getAsBoolean();
    return !incomplete;
  }

  SearchOutcome outcome() {
    return SearchOutcome.ofTree(goesOn(), solutions, decisions, failures);
  }

  /**
   * Solves one model and passes its solutions on while they are found.
   *
   * @param limit the number of solutions that ends the solve, including solutions that are not
   *     passed on
   * @param isWanted tells whether to pass a solution on
   * @return the last solution if the limit has ended the solve
   */
  Optional<int[]> solve(SatTranslation translation, int limit, Predicate<int[]> isWanted) {
    SatParameters.Builder parameters =
        SatParameters.newBuilder()
            .setEnumerateAllSolutions(true)
            .setNumWorkers(1)
            .setSearchBranching(SatParameters.SearchBranching.FIXED_SEARCH)
            .setCatchSigintSignal(false);
    translation.configure(parameters);
    Collector collector = new Collector(translation, limit, isWanted);
    CpSolverResponse response;
    try {
      response = solve(translation, parameters.build(), collector);
    } finally {
      collector.delete();
    }
    decisions += response.getNumBranches();
    failures += response.getNumConflicts();
    incomplete |=
        switch (response.getStatus()) {
          case OPTIMAL, INFEASIBLE -> false;
          case FEASIBLE, UNKNOWN -> collector.left > 0;
          default ->
              throw new BackendException(
                  "backend (\"cp-sat\") answered %s: %s %s; this is a defect of the translation, use another backend and report this"
                      .formatted(
                          response.getStatus(),
                          translation.model().validate(),
                          response.getSolutionInfo()));
        };
    return collector.left == 0 && !incomplete ? Optional.of(collector.rows) : Optional.empty();
  }

  /** Not by {@code CpSolver}, whose native solver is left to a finalizer: late, or never. */
  private CpSolverResponse solve(
      SatTranslation translation, SatParameters parameters, Collector collector) {
    SolveWrapper solver = new SolveWrapper();
    try {
      setSolving(solver);
      return session.run(
          () -> {
            solver.setParameters(parameters);
            solver.addSolutionCallback(collector);
            return solver.solve(translation.model().model());
          });
    } finally {
      setSolving(null);
      solver.delete();
    }
  }

  private synchronized void setSolving(@Nullable SolveWrapper solver) {
    solving = solver;
  }

  /**
   * Ends the series and releases the sink. Even deleted collectors have finalizers, which would
   * delay the collection of all objects that the sink can reach, such as a list of all placements.
   * If these have filled the heap, their memory is needed at once.
   */
  @Override
  public void close() {
    sink = null;
    session.close();
  }

  /** Asks the solve under way, if any, to stop; thread-safe. */
  private synchronized void stopSolving() {
    if (solving != null) {
      solving.stopSearch();
    }
  }

  /** Hands the solutions of a solve to the sink, on the thread that called solve. */
  private final class Collector extends CpSolverSolutionCallback {
    // Made once, because an allocation outside of the session's care is not safe.
    private final Runnable passing = this::pass;

    private final SatTranslation translation;
    private final Predicate<int[]> isWanted;
    private int left;
    private int[] rows = {};

    Collector(SatTranslation translation, int limit, Predicate<int[]> isWanted) {
      this.translation = translation;
      this.left = limit;
      this.isWanted = isWanted;
    }

    @Override
    public void onSolutionCallback() {
      if (left > 0) {
        session.call(passing);
      }
    }

    private void pass() {
      rows = translation.rows(this);
      left--;
      if (isWanted.test(rows)) {
        solutions++;
        incomplete = incomplete || !Objects.requireNonNull(sink).accept(rows);
      }
      if (incomplete) {
        session.stop();
      } else if (left == 0) {
        stopSolving();
      }
    }
  }
}
