package org.nqueens.choco;

import java.util.Iterator;
import java.util.stream.Stream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.variables.IntVar;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.TraceReplay;
import org.nqueens.trace.SearchListener;

/**
 * One search by Choco, from the root to its end. For one thread at a time.
 *
 * <p>The state that Choco reports is not read: an interrupt of the thread changes it without ending
 * the search.
 */
final class ChocoSearch {
  private final SearchRequest request;
  private final Solver solver;
  private final Branching branching;

  /** Translates a request; the search stops at a number of left branches as at a solution. */
  ChocoSearch(SearchRequest request, int maxDepth) {
    this.request = request;
    Model choco = new Model();
    IntVar[] queens = Translation.translate(request, choco);
    branching = new Branching(request.strategy().orElseThrow(), queens, maxDepth);
    solver = choco.getSolver();
    solver.setSearch(branching);
    solver.addStopCriterion(request.stopRequested()::getAsBoolean);
  }

  /** Tells a listener the nodes of this search. */
  ChocoSearch tracedBy(SearchListener listener) {
    TraceReplay replay =
        new TraceReplay(
            request.model(), Translation.level(request), request.stopRequested(), listener);
    solver.plugMonitor(new TracingMonitor(replay, branching));
    return this;
  }

  /** Searches to the end. */
  SearchOutcome run(PlacementSink sink) {
    ChocoDomains domains = branching.domains();
    int[] rows = new int[domains.size()];
    long solutions = 0;
    boolean goOn = true;
    while (goOn && solver.solve()) {
      for (int column = 0; column < rows.length; column++) {
        rows[column] = domains.min(column);
      }
      solutions++;
      goOn = sink.accept(rows);
    }
    boolean exhausted = goOn && !solver.isStopCriterionMet();
    long decisions = solver.getNodeCount() - solutions; // Choco counts both as nodes
    return SearchOutcome.ofTree(exhausted, solutions, decisions, solver.getFailCount());
  }

  /**
   * The models at the nodes of the largest depth and at the solutions above it. Lazy: Choco goes on
   * when the next one is asked for.
   */
  Iterator<QueensModel> parts() {
    return Stream.generate(solver::solve)
        .takeWhile(found -> found)
        .map(found -> new QueensModel(branching.domains().toList(), request.model().constraints()))
        .iterator();
  }
}
