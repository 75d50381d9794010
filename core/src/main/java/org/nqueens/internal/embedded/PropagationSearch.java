package org.nqueens.internal.embedded;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.propagation.ConsistentDomains;
import org.nqueens.internal.propagation.Domains;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.Decision.Relation;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.trace.SearchListener;

/**
 * Depth-first search with binary branching, for any model and any strategy.
 *
 * <p>At each node the {@link Domains} propagate the constraints; then the strategy decides. The
 * left branch applies the decision, the right branch refutes it. The path is a stack and not a
 * recursion: the search can pause at any node, and no board is too deep. A node allocates no memory
 * unless the strategy does.
 */
final class PropagationSearch {
  private static final SearchListener UNHEARD = new SearchListener() {};

  private final SearchRequest request;
  private final SearchStrategy strategy;
  private final BooleanSupplier stop;
  private final Domains domains;
  private final int n;

  /** The decisions on the current path whose left branch was taken, in order, field by field. */
  private int[] columns = new int[64];

  private int[] rows = new int[64];
  private Relation[] relations = new Relation[64];
  private int depth;

  private final int pollMask;
  private int nodes;
  private boolean begun;
  private boolean stopped;
  private boolean over;
  private long decisions;
  private long failures;

  PropagationSearch(SearchRequest request) {
    this(request, domains(request));
  }

  /** The domains of a model in the form that suits its size and the level of propagation. */
  private static Domains domains(SearchRequest request) {
    QueensModel model = request.model();
    Propagation level = request.propagation();
    boolean small = model.size() <= Long.SIZE;
    boolean byValue = level == Propagation.VALUE || !small && level == Propagation.UNSPECIFIED;
    if (byValue) {
      return small
          ? ForwardChecking.ofValues(model)
          : new EliminatingDomains(model, request.stopRequested());
    }
    return small && (level == Propagation.COVERAGE || level == Propagation.UNSPECIFIED)
        ? new ForwardChecking(model)
        : new ConsistentDomains(model, level, request.stopRequested(), UNHEARD);
  }

  /** A search that narrows domains of the caller, who may read them between two advances. */
  PropagationSearch(SearchRequest request, Domains domains) {
    this.request = request;
    this.strategy = request.strategy().orElse(EmbeddedBackend.SMALLEST_DOMAIN);
    this.stop = request.stopRequested();
    this.domains = domains;
    this.n = request.model().size();
    // A node takes about 0.1 us at n = 11, far more on a large board, and any time under a user's
    // strategy.
    boolean quick = request.model().size() <= Long.SIZE && strategy instanceof NamedStrategy;
    this.pollMask = quick ? 0xFF : 0;
  }

  /**
   * Searches to the end.
   *
   * @param sink takes the solutions
   */
  SearchOutcome run(PlacementSink sink) {
    int[] placement = new int[n];
    long solutions = 0;
    boolean goOn = true;
    while (goOn && advance(Integer.MAX_VALUE, 0, 0)) {
      solutions++;
      for (int column = 0; column < n; column++) {
        placement[column] = domains.min(column);
      }
      goOn = sink.accept(placement);
    }
    return outcome().plus(new SearchOutcome(goOn, solutions, 0, 0));
  }

  /** Searches to the end without reading the solutions. */
  SearchOutcome count() {
    long solutions = 0;
    while (advance(Integer.MAX_VALUE, 0, 0)) {
      solutions++;
    }
    return outcome().plus(new SearchOutcome(true, solutions, 0, 0));
  }

  /** The effort so far; exhausted unless the search was stopped. */
  SearchOutcome outcome() {
    return new SearchOutcome(!stopped, 0, decisions, failures);
  }

  /**
   * The sub-models at the nodes that are the given number of left branches deep, in the order of
   * the search. Solutions above that depth are sub-models too.
   */
  Iterator<QueensModel> parts(int depth) {
    return new Iterator<>() {
      private boolean atPart;

      @Override
      public boolean hasNext() {
        atPart = atPart || !over && advance(depth, 0, 0);
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
   * Moves to the next node of a depth or, above it, with few columns unbound.
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
        consistent = backtrack();
      } else if (depth == limit || isLeaf(unbound, unboundIfLoose)) {
        return true;
      } else {
        consistent = descend();
      }
    }
    return false;
  }

  private boolean isLeaf(int unbound, int unboundIfLoose) {
    int open = domains.unbound();
    return open <= unbound || open <= unboundIfLoose && domains.isLoose();
  }

  /**
   * Decides and takes the left branch. A named strategy gives the fields of its decision instead of
   * an object, which would be allocated at every node.
   */
  private boolean descend() {
    if (depth == columns.length) {
      columns = Arrays.copyOf(columns, 2 * depth);
      rows = Arrays.copyOf(rows, 2 * depth);
      relations = Arrays.copyOf(relations, 2 * depth);
    }
    int column;
    int row;
    Relation relation;
    if (strategy instanceof NamedStrategy named) {
      column = named.variables().select(domains);
      row = named.values().row(column, domains);
      relation = named.values().relation();
    } else {
      Decision decision = Decision.from(strategy, domains);
      column = decision.column();
      row = decision.row();
      relation = decision.relation();
    }
    columns[depth] = column;
    rows[depth] = row;
    relations[depth] = relation;
    depth++;
    decisions++;
    domains.push();
    switch (relation) {
      case EQUAL -> domains.restrict(column, row, row);
      case AT_MOST -> domains.restrict(column, 0, row);
      case AT_LEAST -> domains.restrict(column, row, n - 1);
    }
    return domains.propagate();
  }

  /**
   * Leaves the latest left branch for its right branch; without a left branch, the search is over.
   */
  private boolean backtrack() {
    if (depth == 0) {
      over = true;
      return false;
    }
    depth--;
    domains.pop();
    int column = columns[depth];
    int row = rows[depth];
    switch (relations[depth]) {
      case EQUAL -> domains.remove(column, row);
      case AT_MOST -> domains.restrict(column, row + 1, n - 1);
      case AT_LEAST -> domains.restrict(column, 0, row - 1);
    }
    return domains.propagate();
  }
}
