package org.nqueens.internal.engine;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.propagation.BranchLog;
import org.nqueens.internal.propagation.DecisionPath;
import org.nqueens.internal.propagation.Domains;
import org.nqueens.model.QueensModel;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.Decision;
import org.nqueens.search.Decision.Relation;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.TreeLimit;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Depth-first search with binary branching, for any model and any strategy.
 *
 * <p>At each node the {@link Domains} propagate the constraints; then the strategy decides. The
 * left branch applies the decision, the right branch refutes it. The path is a stack and not a
 * recursion: the search can pause at any node, and no board is too deep. A node allocates no memory
 * unless the strategy does.
 */
final class PropagationSearch {
  private final SearchRequest request;
  private final SearchStrategy strategy;
  private final BooleanSupplier stop;
  private final Domains domains;
  private final Optional<TreeLimit> limit;

  /** Hears the branches of a search that is traced. */
  private final Optional<BranchLog> branches;

  private final int n;
  private final DecisionPath path;
  private final int pollMask;
  private final Optional<LearningStrategy> learning;
  private boolean isRefuted;
  private int nodes;
  private boolean begun;
  private boolean stopped;
  private boolean cut;
  private boolean over;
  private long decisions;
  private long failures;
  private long solutions;

  PropagationSearch(SearchRequest request) {
    this(request, Domains.of(request.model(), level(request), request.stopRequested()));
  }

  static Propagation level(SearchRequest request) {
    if (request.propagation() != Propagation.UNSPECIFIED) {
      return request.propagation();
    }
    return request.model().size() <= Long.SIZE ? Propagation.COVERAGE : Propagation.VALUE;
  }

  /** A search that narrows domains of the caller, which may read them between two advances. */
  PropagationSearch(SearchRequest request, Domains domains) {
    this(request, domains, Optional.empty());
  }

  PropagationSearch(SearchRequest request, Domains domains, Optional<BranchLog> branches) {
    this.request = request;
    this.limit = request.treeLimit();
    this.branches = branches;
    this.strategy = request.strategy().orElse(EmbeddedBackend.SMALLEST_DOMAIN);
    this.learning =
        strategy instanceof LearningStrategy hearing ? Optional.of(hearing) : Optional.empty();
    this.stop = request.stopRequested();
    this.domains = domains;
    this.n = request.model().size();
    this.path = new DecisionPath(n);
    // A node takes about 0.1 us at n = 11, far more on a large board, and any time under a user's
    // strategy. A trace ends at its largest number of nodes.
    boolean quick =
        n <= Long.SIZE
            && branches.isEmpty()
            && (strategy instanceof NamedStrategy || strategy instanceof FewestPlaces);
    this.pollMask = quick ? 0xFF : 0;
  }

  SearchOutcome run(PlacementSink sink) {
    int[] placement = new int[n];
    boolean goOn = true;
    while (goOn && advance(Integer.MAX_VALUE, 0, 0)) {
      solutions++;
      for (int column = 0; column < n; column++) {
        placement[column] = domains.min(column);
      }
      goOn = sink.accept(placement);
    }
    SearchOutcome outcome = outcome();
    return goOn ? outcome : outcome.unfinished();
  }

  /** Searches to the end without making placements of the solutions. */
  SearchOutcome count() {
    while (advance(Integer.MAX_VALUE, 0, 0)) {
      solutions++;
    }
    return outcome();
  }

  /** The effort and the solutions so far; exhausted unless the search was stopped or cut. */
  SearchOutcome outcome() {
    return SearchOutcome.ofTree(!stopped && !cut, solutions, decisions, failures);
  }

  /**
   * The sub-models at the nodes with the given number of left branches on their path, in the order
   * of the search. Solutions above this depth are also sub-models.
   */
  Iterator<QueensModel> parts(int depth) {
    return new Iterator<>() {
      private boolean atPart;

      @Override
      public boolean hasNext() {
        if (!atPart && !over && advance(depth, 0, 0)) {
          atPart = true;
        }
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

  /**
   * Moves to the next node at a depth, or above it with few unbound columns.
   *
   * @param limit the depth in left branches
   * @param unbound the largest number of unbound columns; 0 for a solution
   * @param unboundIfLoose the same for a board that {@link Domains#isLoose()}
   * @return false if there is none or the search must stop
   */
  boolean advance(int limit, int unbound, int unboundIfLoose) {
    boolean consistent = begun ? backtrack() : domains.propagate();
    begun = true;
    while (!over) {
      if ((nodes++ & pollMask) == 0 && stop.getAsBoolean()) {
        // On a larger board the stop itself may be what ended the propagation.
        failures += consistent || n > Long.SIZE ? 0 : 1;
        stopped = true;
        over = true;
      } else if (!consistent) {
        failures++;
        if (learning.isPresent()) {
          tellFailure(learning.get());
        }
        consistent = backtrack();
      } else if (path.depth() == limit || isLeaf(unbound, unboundIfLoose)) {
        return true;
      } else {
        consistent = descend();
      }
    }
    return false;
  }

  private void tellFailure(LearningStrategy hearing) {
    Optional<Decision> decision =
        decisions == 0
            ? Optional.empty()
            : Optional.of(isRefuted ? path.latestRefuted() : path.latest());
    new DeadEnd(decision, domains.failedRule()).passTo(hearing);
  }

  private boolean isLeaf(int unbound, int unboundIfLoose) {
    int open = domains.unbound();
    return open <= unbound || open <= unboundIfLoose && domains.isLoose();
  }

  private boolean descend() {
    decide();
    decisions++;
    isRefuted = false;
    domains.push();
    path.apply(domains);
    return domains.propagate();
  }

  /** Adds the decision of the strategy to the path; only a user's strategy makes an object. */
  private void decide() {
    if (strategy instanceof NamedStrategy named) {
      int column = named.variables().select(domains);
      add(column, named.values().relation(), named.values().row(column, domains));
    } else if (strategy instanceof FewestPlaces fewest) {
      int square = fewest.square(domains);
      add(square / n, Relation.EQUAL, square % n);
    } else {
      Decision decision = Decision.from(strategy, domains);
      add(decision.column(), decision.relation(), decision.row());
    }
  }

  private void add(int column, Relation relation, int row) {
    path.add(column, relation, row);
    if (branches.isPresent()) {
      branches.get().applied(new Decision(column, relation, row));
    }
  }

  /** Backtracks to the latest right branch within the limit and takes it, or ends the search. */
  private boolean backtrack() {
    while (path.depth() > 0) {
      domains.pop();
      if (limit.isEmpty() || path.mayRefute(limit.get())) {
        if (branches.isPresent()) {
          branches.get().refuted();
        }
        isRefuted = true;
        path.refute(domains);
        return domains.propagate();
      }
      cut = true;
      if (branches.isPresent()) {
        branches.get().abandoned();
      }
      path.leave();
    }
    over = true;
    return false;
  }
}
