package org.nqueens.embedded;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Depth-first search with binary branching and forward checking, for any model and any strategy.
 *
 * <p>A column that is down to one row is bound, and what its queen attacks leaves the other
 * domains; a row or region that is down to one column is given to it; until nothing changes
 * (Haralick and Elliott, <i>Increasing tree search efficiency for constraint satisfaction
 * problems</i>, 1980). Then the strategy decides; the left branch applies the decision, the right
 * branch refutes it. The path is a stack and not a recursion, so the search can be left at any node
 * and continued, and no board is too deep.
 */
final class PropagationSearch {
  private final SearchRequest request;
  private final SearchStrategy strategy;
  private final BooleanSupplier stop;
  private final DomainStore domains;
  private final Conflicts conflicts;

  /** The decisions whose left branch the search is in, the latest on top. */
  private final Deque<Step> path = new ArrayDeque<>();

  private final int pollMask;
  private int nodes;
  private boolean begun;
  private boolean stopped;
  private boolean over;
  private long branches;
  private long failures;

  /** A decision, and where the trail was before it. */
  private record Step(Decision decision, int mark) {}

  PropagationSearch(SearchRequest request) {
    this.request = request;
    this.strategy = request.strategy();
    this.stop = request.stopRequested();
    this.domains = new DomainStore(request.model());
    this.conflicts = LatestConflicts.of(request.model());
    // A node costs well under a microsecond on a small board, far more on a large one, and who
    // knows what under a user's strategy.
    boolean quick = request.model().size() <= Long.SIZE && strategy instanceof NamedStrategy;
    this.pollMask = quick ? 0xFF : 0;
  }

  /**
   * Searches to the end.
   *
   * @param sink takes the solutions; null to count only
   */
  SearchOutcome run(PlacementSink sink) {
    int[] rows = new int[domains.size()];
    long solutions = 0;
    boolean goOn = true;
    while (goOn && advance(Integer.MAX_VALUE)) {
      solutions++;
      if (sink != null) {
        for (int column = 0; column < rows.length; column++) {
          rows[column] = domains.min(column);
        }
        goOn = sink.accept(rows);
      }
    }
    return new SearchOutcome(goOn && !stopped, solutions, branches, failures);
  }

  /**
   * The sub-models at the nodes that are the given number of left branches deep, in the order in
   * which the search meets them. Solutions above that depth are sub-models too.
   */
  Iterator<QueensModel> parts(int depth) {
    return new Iterator<>() {
      private boolean atPart;

      @Override
      public boolean hasNext() {
        atPart = atPart || !over && advance(depth);
        return atPart;
      }

      @Override
      public QueensModel next() {
        if (!hasNext()) {
          throw new NoSuchElementException("no part is left: ask hasNext first");
        }
        atPart = false;
        return new QueensModel(domains.toDomains(), request.model().constraints());
      }
    };
  }

  /** Moves to the next solution, or node of the given depth; false if there is none or to stop. */
  private boolean advance(int depth) {
    boolean consistent = begun ? backtrack() : propagate();
    begun = true;
    while (!over) {
      if ((nodes++ & pollMask) == 0 && stop.getAsBoolean()) {
        stopped = true;
        over = true;
      } else if (!consistent) {
        failures++;
        consistent = backtrack();
      } else if (domains.unbound() == 0 || path.size() == depth) {
        return true;
      } else {
        consistent = descend(Decision.from(strategy, domains));
      }
    }
    return false;
  }

  private boolean descend(Decision decision) {
    path.push(new Step(decision, domains.mark()));
    branches++;
    int row = decision.row();
    boolean alive =
        switch (decision.relation()) {
          case EQUAL -> domains.restrict(decision.column(), row, row);
          case AT_MOST -> domains.restrict(decision.column(), 0, row);
          case AT_LEAST -> domains.restrict(decision.column(), row, domains.size() - 1);
        };
    return alive && propagate();
  }

  /** Leaves the latest left branch for its right branch; without one, the search is over. */
  private boolean backtrack() {
    if (path.isEmpty()) {
      over = true;
      return false;
    }
    Step step = path.pop();
    domains.undo(step.mark);
    branches++;
    Decision decision = step.decision;
    int row = decision.row();
    boolean alive =
        switch (decision.relation()) {
          case EQUAL -> domains.remove(decision.column(), row);
          case AT_MOST -> domains.restrict(decision.column(), row + 1, domains.size() - 1);
          case AT_LEAST -> domains.restrict(decision.column(), 0, row - 1);
        };
    return alive && propagate();
  }

  /** Forward checking and coverage to the fixed point; false if a domain is empty. */
  private boolean propagate() {
    int mark;
    do {
      for (int column = domains.pollBound(); column >= 0; column = domains.pollBound()) {
        if (!conflicts.propagate(column, domains.min(column), domains)) {
          return false;
        }
      }
      mark = domains.mark();
      if (!conflicts.cover(domains)) {
        return false;
      }
    } while (domains.mark() != mark);
    return true;
  }
}
