package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.DecisionBuilder;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.SearchMonitor;
import com.google.ortools.constraintsolver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.internal.nativecode.NativeSession;
import org.nqueens.ortools.internal.nativecode.Rehearsal;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.TraceReplay;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/** A search by the original CP solver, with a native solver that lives as long as the search. */
public final class CpSearch {
  /** The fastest named strategy with value elimination, by a small margin over similar ones. */
  private static final SearchStrategy ANY_ORDER =
      SearchStrategy.of(VariableSelection.MIN_SIZE_HIGHEST_MIN, ValueSelection.SMALLEST);

  private static final Rehearsal STRATEGY = new Rehearsal(CpSearch::throwInStrategy);
  private static final Rehearsal TRACE = new Rehearsal(CpSearch::throwInListener);

  private final SearchRequest request;
  private final Solver solver;
  private final NativeSession session;

  /**
   * Releases of the objects that the native search calls and does not own. They run after the
   * solver is deleted. Until then this list also keeps the objects from being collected, which
   * would crash the JVM.
   */
  private final List<Runnable> releases = new ArrayList<>();

  private CpSearch(SearchRequest request, Solver solver, NativeSession session) {
    this.request = request;
    this.solver = solver;
    this.session = session;
  }

  public static SearchOutcome search(SearchRequest request, PlacementSink sink) {
    rehearseStrategy(request);
    return run(request, sink, Optional.empty());
  }

  public static SearchOutcome trace(
      SearchRequest request, PlacementSink sink, SearchListener listener) {
    rehearseStrategy(request);
    TRACE.run();
    return run(request, sink, Optional.of(listener));
  }

  private static void rehearseStrategy(SearchRequest request) {
    if (!(strategy(request) instanceof NamedStrategy)) {
      STRATEGY.run();
    }
  }

  private static SearchStrategy strategy(SearchRequest request) {
    return request.strategy().orElse(ANY_ORDER);
  }

  /** A strategy decides once and then throws. */
  private static void throwInStrategy(Runnable throwing) {
    SearchStrategy strategy =
        state -> {
          if (state.isBound(0)) {
            throwing.run();
          }
          return SearchStrategy.LEXICOGRAPHIC.next(state);
        };
    rehearse(strategy, Optional.empty());
  }

  /** A listener hears both branches of decisions of each kind, and throws after a failure. */
  private static void throwInListener(Runnable throwing) {
    rehearse(
        SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LOWER_HALF),
        Optional.of(new SearchListener() {}));
    SearchListener listener =
        new SearchListener() {
          private boolean afterFailure;

          @Override
          public void failed(Failure failure) {
            afterFailure = true;
          }

          @Override
          public void propagated(SearchState domains) {
            if (afterFailure) {
              throwing.run();
            }
          }
        };
    rehearse(SearchStrategy.LEXICOGRAPHIC, Optional.of(listener));
  }

  private static void rehearse(SearchStrategy strategy, Optional<SearchListener> listener) {
    run(new SearchRequest(QueensModel.of(4), strategy, () -> false), rows -> true, listener);
  }

  private static SearchOutcome run(
      SearchRequest request, PlacementSink sink, Optional<SearchListener> listener) {
    try (NativeSession session = new NativeSession(request.stopRequested())) {
      Solver solver = new Solver("nqueens");
      CpSearch search = new CpSearch(request, solver, session);
      try {
        return search.run(sink, listener);
      } finally {
        // Without these calls native memory grows with every search: finalizers run late, or never.
        solver.delete();
        search.releases.forEach(Runnable::run);
      }
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
      session.begin(solver::finishCurrentSearch);
      return run(queens, sink, monitor);
    } finally {
      session.end();
      solver.endSearch();
    }
  }

  private SearchOutcome run(IntVar[] queens, PlacementSink sink, Optional<TracingMonitor> monitor) {
    int[] rows = new int[queens.length];
    long solutions = 0;
    boolean goOn = true;
    while (goOn && session.run(solver::nextSolution)) {
      for (int column = 0; column < rows.length; column++) {
        rows[column] = (int) queens[column].value();
      }
      solutions++;
      goOn = sink.accept(rows);
    }
    boolean stopped = goOn && session.isStopped();
    boolean exhausted = goOn && !stopped;
    return monitor.isPresent()
        ? monitor.get().outcome(exhausted, solutions)
        : outcome(exhausted, stopped, solutions);
  }

  /**
   * The outcome by the solver's counters: branches, which are decisions applied and refuted, and
   * failures.
   *
   * <p>A complete tree has both branches of every decision. In any tree, the search has left each
   * dead end and each solution but the last by a refutation; the other branches are decisions. A
   * stopped search ends by a failure, at a node that is a dead end or not. The outcome leaves this
   * node out; it has one decision too few in the rare case that the stop came between two nodes.
   */
  private SearchOutcome outcome(boolean exhausted, boolean stopped, long solutions) {
    long branches = solver.branches();
    long failures = solver.failures();
    long decisions = exhausted ? branches / 2 : branches + 1 - failures - solutions;
    return SearchOutcome.ofTree(
        exhausted,
        solutions,
        Math.max(0, decisions),
        Math.max(0, stopped ? failures - 1 : failures));
  }

  private DecisionBuilder phase(IntVar[] queens) {
    SearchStrategy strategy = strategy(request);
    if (strategy instanceof NamedStrategy named) {
      return CpPhase.of(named, queens, solver);
    }
    CustomPhase phase = new CustomPhase(strategy, queens, solver, session);
    releases.add(phase::release);
    return phase;
  }

  private TracingMonitor monitor(SearchListener listener, IntVar[] queens) {
    TraceReplay replay =
        new TraceReplay(
            request.model(), CpTranslation.solverLevel(request), request.stopRequested(), listener);
    TracingMonitor monitor =
        new TracingMonitor(replay, queens, solver, request.stopRequested(), session);
    releases.add(monitor::release);
    return monitor;
  }
}
