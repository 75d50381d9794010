package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.DecisionBuilder;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.lang.ref.Reference;
import java.util.Optional;
import org.nqueens.ortools.internal.cp.CpTranslation.Propagation;
import org.nqueens.ortools.internal.nativecode.HeapReserve;
import org.nqueens.ortools.internal.nativecode.StackReserve;
import org.nqueens.ortools.internal.nativecode.StopRelay;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/** A search by the original CP solver, with a native solver that lives as long as the search. */
public final class CpSearch {
  private CpSearch() {}

  /** Searches a model on the calling thread. */
  public static SearchOutcome search(SearchRequest request, PlacementSink sink) {
    StackReserve.require();
    if (isCustom(request.strategy())) {
      CpRehearsal.run();
    }
    return run(request, sink);
  }

  static SearchOutcome run(SearchRequest request, PlacementSink sink) {
    HeapReserve reserve = HeapReserve.ofThread();
    boolean heldBefore = reserve.begin();
    try {
      return run(request, sink, reserve);
    } finally {
      reserve.restore(heldBefore);
    }
  }

  private static SearchOutcome run(SearchRequest request, PlacementSink sink, HeapReserve reserve) {
    Solver solver = new Solver("nqueens");
    try {
      return run(solver, request, sink, reserve);
    } finally {
      // Without this call native memory grows with every search: the collector frees the small
      // wrapper late.
      solver.delete();
    }
  }

  private static SearchOutcome run(
      Solver solver, SearchRequest request, PlacementSink sink, HeapReserve reserve) {
    Optional<SearchStrategy> strategy = request.strategy();
    IntVar[] queens =
        CpTranslation.translate(
            request.model(), propagation(strategy), solver, request.stopRequested());
    if (request.stopRequested().getAsBoolean()) {
      return SearchOutcome.EMPTY.unfinished();
    }
    DecisionBuilder phase = phase(strategy, queens, solver, reserve);
    int[] rows = new int[queens.length];
    long solutions = 0;
    boolean goOn = true;
    solver.newSearch(phase);
    boolean stopped;
    try {
      // The native stop is valid during the native search only.
      StopRelay relay = new StopRelay(request.stopRequested(), solver::finishCurrentSearch);
      try (relay) {
        while (goOn && next(solver, reserve)) {
          for (int column = 0; column < rows.length; column++) {
            rows[column] = (int) queens[column].value();
          }
          solutions++;
          goOn = sink.accept(rows);
        }
      }
      stopped = relay.sent();
    } finally {
      solver.endSearch();
      // The native search calls the phase; its collection before the end would crash the JVM.
      Reference.reachabilityFence(phase);
      if (phase instanceof CustomPhase custom) {
        custom.rethrow();
      }
    }
    return new SearchOutcome(goOn && !stopped, solutions, solver.branches(), solver.failures());
  }

  private static boolean next(Solver solver, HeapReserve reserve) {
    reserve.release();
    boolean found = solver.nextSolution();
    reserve.hold();
    return found;
  }

  private static Propagation propagation(Optional<SearchStrategy> strategy) {
    return strategy.isPresent() ? Propagation.BOUNDS : Propagation.VALUES;
  }

  private static DecisionBuilder phase(
      Optional<SearchStrategy> strategy, IntVar[] queens, Solver solver, HeapReserve reserve) {
    if (strategy.isEmpty()) {
      return CpPhase.anyOrder(queens, solver);
    }
    return strategy.get() instanceof NamedStrategy named
        ? CpPhase.of(named, queens, solver)
        : new CustomPhase(strategy.get(), queens, solver, reserve);
  }

  private static boolean isCustom(Optional<SearchStrategy> strategy) {
    return strategy.isPresent() && !(strategy.get() instanceof NamedStrategy);
  }
}
