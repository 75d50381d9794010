package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.DecisionBuilder;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.SearchMonitor;
import com.google.ortools.constraintsolver.Solver;
import java.lang.ref.Reference;
import java.util.Optional;
import org.nqueens.ortools.internal.nativecode.HeapReserve;
import org.nqueens.ortools.internal.nativecode.StackReserve;
import org.nqueens.ortools.internal.nativecode.StopRelay;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.TraceReplay;
import org.nqueens.trace.SearchListener;

/** A search by the original CP solver, with a native solver that lives as long as the search. */
public final class CpSearch {
  private final SearchRequest request;
  private final Solver solver;
  private final HeapReserve reserve;

  private CpSearch(SearchRequest request, Solver solver, HeapReserve reserve) {
    this.request = request;
    this.solver = solver;
    this.reserve = reserve;
  }

  /** Searches a model on the calling thread. */
  public static SearchOutcome search(SearchRequest request, PlacementSink sink) {
    StackReserve.require();
    rehearseStrategy(request);
    return run(request, sink, Optional.empty());
  }

  /** Searches a model on the calling thread and tells a listener the nodes. */
  public static SearchOutcome trace(
      SearchRequest request, PlacementSink sink, SearchListener listener) {
    StackReserve.require();
    rehearseStrategy(request);
    CpRehearsal.TRACE.run();
    return run(request, sink, Optional.of(listener));
  }

  private static void rehearseStrategy(SearchRequest request) {
    if (request.strategy().isPresent() && !(request.strategy().get() instanceof NamedStrategy)) {
      CpRehearsal.STRATEGY.run();
    }
  }

  static SearchOutcome run(
      SearchRequest request, PlacementSink sink, Optional<SearchListener> listener) {
    HeapReserve reserve = HeapReserve.ofThread();
    boolean heldBefore = reserve.begin();
    try {
      Solver solver = new Solver("nqueens");
      try {
        return new CpSearch(request, solver, reserve).run(sink, listener);
      } finally {
        // Without this call native memory grows with every search: the collector frees the small
        // wrapper late.
        solver.delete();
      }
    } finally {
      reserve.restore(heldBefore);
    }
  }

  private SearchOutcome run(PlacementSink sink, Optional<SearchListener> listener) {
    IntVar[] queens = CpTranslation.translate(request, solver);
    if (request.stopRequested().getAsBoolean()) {
      return SearchOutcome.EMPTY.unfinished();
    }
    DecisionBuilder phase = phase(queens);
    Optional<TracingMonitor> monitor = listener.map(hearer -> monitor(hearer, queens));
    solver.newSearch(phase, monitor.stream().toArray(SearchMonitor[]::new));
    try {
      return run(queens, sink, monitor);
    } finally {
      solver.endSearch();
      // The native search calls both; their collection before the end would crash the JVM.
      Reference.reachabilityFence(phase);
      Reference.reachabilityFence(monitor);
      rethrow(phase, monitor);
    }
  }

  private SearchOutcome run(IntVar[] queens, PlacementSink sink, Optional<TracingMonitor> monitor) {
    int[] rows = new int[queens.length];
    long solutions = 0;
    boolean goOn = true;
    // The native stop is valid during the native search only.
    StopRelay relay = new StopRelay(request.stopRequested(), solver::finishCurrentSearch);
    try (relay) {
      while (goOn && next()) {
        for (int column = 0; column < rows.length; column++) {
          rows[column] = (int) queens[column].value();
        }
        solutions++;
        goOn = sink.accept(rows);
      }
    }
    SearchEnd end = SearchEnd.EXHAUSTED;
    if (!goOn) {
      end = SearchEnd.AT_SOLUTION;
    } else if (relay.sent() || monitor.isPresent() && monitor.get().hasStopped()) {
      end = SearchEnd.STOPPED;
    }
    return monitor.isPresent()
        ? monitor.get().outcome(end == SearchEnd.EXHAUSTED, solutions)
        : end.outcome(solutions, solver);
  }

  private boolean next() {
    reserve.release();
    boolean found = solver.nextSolution();
    reserve.hold();
    return found;
  }

  private DecisionBuilder phase(IntVar[] queens) {
    if (request.strategy().isEmpty()) {
      return CpPhase.anyOrder(queens, solver);
    }
    SearchStrategy strategy = request.strategy().get();
    return strategy instanceof NamedStrategy named
        ? CpPhase.of(named, queens, solver)
        : new CustomPhase(strategy, queens, solver, reserve);
  }

  private TracingMonitor monitor(SearchListener listener, IntVar[] queens) {
    TraceReplay replay =
        new TraceReplay(
            request.model(), CpTranslation.solverLevel(request), request.stopRequested(), listener);
    return new TracingMonitor(replay, queens, solver, request.stopRequested(), reserve);
  }

  private static void rethrow(DecisionBuilder phase, Optional<TracingMonitor> monitor) {
    try {
      monitor.ifPresent(TracingMonitor::rethrow);
    } finally {
      if (phase instanceof CustomPhase custom) {
        custom.rethrow();
      }
    }
  }
}
