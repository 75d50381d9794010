package org.nqueens.ortools;

import com.google.ortools.constraintsolver.DecisionBuilder;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.lang.ref.Reference;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import org.nqueens.model.Lookup;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.CpTranslation.Propagation;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.Tuning;

/**
 * OR-Tools' original constraint solver.
 *
 * <p>Branches and failures are the solver's own counters: with the default strategy on one thread,
 * those of the OR-Tools N-queens guide.
 */
public final class CpBackend implements SplittingBackend {

  /**
   * Here the model takes half a GB; at 100,000 it takes 3 GB, and seven seconds in which the solver
   * cannot be stopped.
   */
  private static final int MAX_SIZE = 30_000;

  /** Makes the backend; called by the service loader. Loads nothing. */
  public CpBackend() {}

  @Override
  public String id() {
    return "cp";
  }

  @Override
  public String description() {
    return "OR-Tools original CP solver: propagation and depth-first search";
  }

  @Override
  public boolean supports(SearchStrategy strategy) {
    return true;
  }

  @Override
  public Optional<String> unavailability() {
    return NativeLibrary.failure();
  }

  /** Branches and failures are compared with published ones, so they cover the whole tree. */
  @Override
  public Tuning tuning() {
    return new Tuning(MAX_SIZE, Tuning.DEFAULT.minUnboundColumns(), true);
  }

  /**
   * None: value elimination in an order of its own, see {@link CpPhase#anyOrder}. Regions and the
   * like, where a column has squares of equal value, take half the time with bounds.
   */
  @Override
  public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    boolean regions =
        model.constraints().stream()
            .flatMap(constraint -> constraint.views().stream())
            .anyMatch(view -> view instanceof Lookup lookup && !isInjective(lookup));
    return regions ? Optional.of(SearchStrategy.LEXICOGRAPHIC) : Optional.empty();
  }

  private static boolean isInjective(Lookup lookup) {
    return new HashSet<>(lookup.table()).size() == lookup.table().size();
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return PartSplit.split(request, model -> PartSplit.isLoose(model) ? depth : 1);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    StackReserve.require();
    if (isCustom(request.strategy())) {
      Rehearsal.ofDecisions();
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
      // Without this every solver stays in native memory: its wrapper is too small to be collected.
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
      return new SearchOutcome(false, 0, 0, 0);
    }
    DecisionBuilder phase = phase(strategy, queens, solver, reserve);
    int[] rows = new int[queens.length];
    long solutions = 0;
    boolean goOn = true;
    solver.newSearch(phase);
    boolean stopped;
    try {
      // The native stop is for the search going on: not before it begins, nor after it has ended.
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
      // The native search calls back into it; collected early, it would take the JVM down.
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
