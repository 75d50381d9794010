package org.nqueens.spi.support;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.SearchRequest;

/**
 * The sub-models that fix the queens of the first columns: their solutions, one sub-model after the
 * other, are those of the model in lexicographic order, or its reverse.
 *
 * <p>A depth-first walk over the columns from the left, with forward checking to a fixpoint: the
 * rows that a queen attacks leave the other domains, and a column with one row left counts as
 * placed. A sub-model in which a column has no row is left out. Columns with a single row do not
 * count as depth. The memory held is one set of domains per column fixed.
 *
 * <p>Each sub-model is made when it is asked for, and has the same list instance of constraints as
 * the model. For one thread at a time.
 */
public final class PrefixSplit implements Iterator<QueensModel> {
  private final QueensModel model;
  private final List<ValueIndex> constraints;
  private final boolean descending;
  private final BooleanSupplier stopRequested;
  private final Deque<Node> path = new ArrayDeque<>();

  /** The next sub-model, once it is found. */
  private final Deque<QueensModel> ready = new ArrayDeque<>(1);

  /** The columns with a single row whose queens have not attacked yet. */
  private final BitSet pending = new BitSet();

  /** Domains, the column to fix next, and the rows of it to try. */
  private record Node(BitSet[] domains, int column, int depth, BitSet untried) {}

  private PrefixSplit(SearchRequest request, int depth) {
    this.model = request.model();
    this.constraints = ValueIndex.of(model);
    this.descending = request.order() == SolutionOrder.REVERSE_LEXICOGRAPHIC;
    this.stopRequested = request.stopRequested();
    BitSet[] domains = new BitSet[model.size()];
    boolean consistent = true;
    for (int column = 0; column < domains.length; column++) {
      domains[column] = BitSet.valueOf(model.domain(column).toLongArray());
      pending.set(column, isBound(domains[column]));
      consistent &= !domains[column].isEmpty();
    }
    if (consistent && propagate(domains)) {
      enter(domains, 0, depth);
    }
  }

  /**
   * Splits a search.
   *
   * @param request the search, in a fixed order; once it asks to stop, no further part is made
   * @param depth the number of unbound columns whose queens are fixed; 0 gives the model itself
   *     without the squares that its queens attack, unless a column loses its last row
   * @return the parts in order
   * @throws IllegalArgumentException if the order is not fixed, or the depth is negative
   * @throws NullPointerException if the request is null
   */
  public static Iterator<QueensModel> of(SearchRequest request, int depth) {
    Objects.requireNonNull(request, "request (null) must not be null: pass the request to split");
    if (!request.order().isFixed()) {
      throw new IllegalArgumentException(
          "order (%s) must be fixed for a split by columns: leave the model whole"
              .formatted(request.order()));
    }
    if (depth < 0) {
      throw new IllegalArgumentException(
          "depth (%s) must not be negative: pass 0 for no split".formatted(depth));
    }
    return new PrefixSplit(request, depth);
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && !path.isEmpty() && !stopRequested.getAsBoolean()) {
      advance(path.peek());
    }
    return !ready.isEmpty();
  }

  @Override
  public QueensModel next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no part is left: ask hasNext first");
    }
    return ready.remove();
  }

  private void advance(Node node) {
    BitSet untried = node.untried;
    if (untried.isEmpty()) {
      path.pop();
      return;
    }
    int row = descending ? untried.length() - 1 : untried.nextSetBit(0);
    untried.clear(row);
    BitSet[] domains = new BitSet[node.domains.length];
    for (int column = 0; column < domains.length; column++) {
      domains[column] = (BitSet) node.domains[column].clone();
    }
    domains[node.column].clear();
    domains[node.column].set(row);
    pending.clear();
    pending.set(node.column);
    if (propagate(domains)) {
      enter(domains, node.column + 1, node.depth - 1);
    }
  }

  /** Makes a sub-model if enough columns are fixed, else a node for the first unbound column. */
  private void enter(BitSet[] domains, int from, int depth) {
    int column = from;
    while (column < domains.length && isBound(domains[column])) {
      column++;
    }
    if (depth == 0 || column == domains.length) {
      List<RowDomain> part = new ArrayList<>(domains.length);
      for (BitSet domain : domains) {
        part.add(RowDomain.ofBits(domain.toLongArray()));
      }
      ready.add(new QueensModel(part, model.constraints()));
    } else {
      path.push(new Node(domains, column, depth, (BitSet) domains[column].clone()));
    }
  }

  /** Propagates the pending queens; false if a domain becomes empty or a stop is requested. */
  private boolean propagate(BitSet[] domains) {
    while (!pending.isEmpty()) {
      int column = pending.nextSetBit(0);
      pending.clear(column);
      int row = domains[column].nextSetBit(0);
      for (ValueIndex constraint : constraints) {
        int view = constraint.viewOf(column);
        if (view >= 0 && !take(constraint, view, constraint.valueAt(view, row), domains)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Removes the value of one view from all others; false on an empty domain or a stop. */
  private boolean take(ValueIndex constraint, int owner, int value, BitSet[] domains) {
    for (int view = 0; view < constraint.viewCount(); view++) {
      if (view != owner && !take(constraint, view, value, domains[constraint.column(view)])) {
        return false;
      }
    }
    return true;
  }

  private boolean take(ValueIndex constraint, int view, int value, BitSet domain) {
    boolean changed = false;
    for (int row = constraint.first(view, value); row >= 0; row = constraint.next(view, row)) {
      changed |= domain.get(row);
      domain.clear(row);
    }
    if (changed && isBound(domain)) {
      pending.set(constraint.column(view));
    }
    return !domain.isEmpty() && !stopRequested.getAsBoolean();
  }

  private static boolean isBound(BitSet domain) {
    return !domain.isEmpty() && domain.nextSetBit(0) == domain.length() - 1;
  }
}
