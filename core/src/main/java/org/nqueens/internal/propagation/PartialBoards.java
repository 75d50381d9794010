package org.nqueens.internal.propagation;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;

/**
 * The partial placements of a model with queens in a number of open columns, as models: a
 * depth-first walk with forward checking to a fixpoint. The rows that a queen attacks are removed
 * from the other domains, and a column with one row left counts as placed, not as open. A model
 * with a column without rows is left out. Each model is made by a call of {@code next}. The walk
 * holds the domains, and a saved state of them for each fixed column. For one thread at a time.
 */
public final class PartialBoards implements Iterator<QueensModel> {

  /** The order of the columns that get queens, and of the rows in each column. */
  public enum Order {
    /** The first open column, from row 0 up. */
    FIRST_COLUMNS,
    /** The first open column, from the last row down. */
    FIRST_COLUMNS_REVERSED,
    /** The open column nearest to the middle, the left one of two, from row 0 up. */
    MIDDLE_COLUMNS
  }

  private final QueensModel model;
  private final Order order;
  private final BooleanSupplier stopRequested;
  private final Domains domains;
  private final Deque<Node> path = new ArrayDeque<>();
  private final Deque<QueensModel> ready = new ArrayDeque<>(1);

  /** The column to fix next, and its rows that are still to be tried. */
  private record Node(int column, int depth, BitSet untried) {}

  private PartialBoards(QueensModel model, Order order, BooleanSupplier stopRequested) {
    this.model = model;
    this.order = order;
    this.stopRequested = stopRequested;
    this.domains = Domains.of(model, Propagation.VALUE, stopRequested);
  }

  /**
   * Starts a walk.
   *
   * @param depth the number of open columns, at least 0
   * @param stopRequested answers whether to stop; no further model is made then
   * @throws IllegalArgumentException if the domains and their trail may exceed the heap
   */
  public static Iterator<QueensModel> of(
      QueensModel model, Order order, int depth, BooleanSupplier stopRequested) {
    if (model.domains().stream().anyMatch(RowDomain::isEmpty)) {
      return Collections.emptyIterator();
    }
    PartialBoards boards = new PartialBoards(model, order, stopRequested);
    if (!stopRequested.getAsBoolean() && boards.domains.propagate()) {
      boards.enter(depth);
    }
    return boards;
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

  /** Tries the next row of a node, or leaves the node. */
  private void advance(Node node) {
    BitSet untried = node.untried;
    if (untried.isEmpty()) {
      path.pop();
      if (!path.isEmpty()) {
        domains.pop();
      }
      return;
    }
    int row = order == Order.FIRST_COLUMNS_REVERSED ? untried.length() - 1 : untried.nextSetBit(0);
    untried.clear(row);
    domains.push();
    domains.restrict(node.column, row, row);
    if (!domains.propagate() || !enter(node.depth - 1)) {
      domains.pop();
    }
  }

  /** Makes a model if enough columns are fixed, otherwise a node; true for a node. */
  private boolean enter(int depth) {
    int column = depth == 0 ? -1 : nextColumn();
    if (column < 0) {
      ready.add(new QueensModel(domains.toDomains(), model.constraints()));
      return false;
    }
    BitSet untried = new BitSet();
    for (int row = domains.min(column); row >= 0; row = domains.next(column, row + 1)) {
      untried.set(row);
    }
    path.push(new Node(column, depth, untried));
    return true;
  }

  /** The next open column; -1 if there is none. */
  private int nextColumn() {
    int last = domains.size() - 1;
    int next = -1;
    for (int column = 0; column <= last; column++) {
      if (!domains.isBound(column)) {
        if (order != Order.MIDDLE_COLUMNS) {
          return column;
        }
        // Twice the distance from the middle.
        boolean isNearer = Math.abs(2 * column - last) < Math.abs(2 * next - last);
        next = next < 0 || isNearer ? column : next;
      }
    }
    return next;
  }
}
