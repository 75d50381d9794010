package org.nqueens.internal.propagation;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * The partial placements of a model with queens in a number of open columns, as models: a
 * depth-first walk with forward checking to a fixpoint. The rows that a queen attacks leave the
 * other domains, and a column with one row left counts as placed, not as open. A model in which a
 * column has no row is left out. Each is made when it is asked for; the memory held is one set of
 * domains for each column fixed. For one thread at a time.
 */
public final class PartialBoards implements Iterator<QueensModel> {

  /** The order in which columns get their queens, and the order of the rows of each. */
  public enum Order {
    /** The first open column, from row 0 up. */
    FIRST_COLUMNS,
    /** The first open column, from the last row down. */
    FIRST_COLUMNS_REVERSED,
    /** The open column nearest to the middle, the left one of two, from row 0 up. */
    MIDDLE_COLUMNS
  }

  private final Order order;
  private final BooleanSupplier stopRequested;
  private final Deque<Node> path = new ArrayDeque<>();

  /** The next model, once it is found. */
  private final Deque<QueensModel> ready = new ArrayDeque<>(1);

  /** A board, the column to fix next, and the rows of it to try. */
  private record Node(PartialBoard board, int column, int depth, BitSet untried) {}

  /**
   * Starts the walk.
   *
   * @param depth the number of open columns, at least 0
   * @param stopRequested answers whether to stop; no further model is made then
   */
  public PartialBoards(QueensModel model, Order order, int depth, BooleanSupplier stopRequested) {
    this.order = order;
    this.stopRequested = stopRequested;
    if (model.domains().stream().noneMatch(RowDomain::isEmpty)) {
      PartialBoard root = PartialBoard.of(model, stopRequested);
      if (root.propagate()) {
        enter(root, depth);
      }
    }
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
    int row = order == Order.FIRST_COLUMNS_REVERSED ? untried.length() - 1 : untried.nextSetBit(0);
    untried.clear(row);
    PartialBoard child = node.board.copy();
    if (child.place(node.column, row) && child.propagate()) {
      enter(child, node.depth - 1);
    }
  }

  /** Makes a model if enough columns are fixed, else a node for the next open column. */
  private void enter(PartialBoard board, int depth) {
    int column = depth == 0 ? -1 : nextColumn(board);
    if (column < 0) {
      ready.add(board.toModel());
    } else {
      path.push(new Node(board, column, depth, board.domain(column)));
    }
  }

  /** The next open column; -1 if there is none. */
  private int nextColumn(PartialBoard board) {
    int last = board.columns() - 1;
    int next = -1;
    for (int column = 0; column <= last; column++) {
      if (board.size(column) > 1) {
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
