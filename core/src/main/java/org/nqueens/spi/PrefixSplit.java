package org.nqueens.spi;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.nqueens.model.Preimage;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SolutionOrder;

/**
 * The sub-models that fix the queens of the first columns, in order.
 *
 * <p>A depth-first walk over the columns from the left. Placing a queen takes the rows that
 * conflict with it from the other columns, and a part that so loses all rows of a column is left
 * out. Columns with a single row are fixed on the way and do not count as depth. The memory held is
 * one set of domains per column fixed.
 */
public final class PrefixSplit implements Iterator<QueensModel> {
  private final SearchRequest request;

  /** The views of each constraint, inverted. */
  private final List<List<Preimage>> constraints;

  private final boolean descending;
  private final Deque<Node> path = new ArrayDeque<>();
  private QueensModel part;

  /** The domains after placing the queens before {@code column}, and the rows of it to try. */
  private static final class Node {
    private final BitSet[] domains;
    private final int column;
    private final int depth;
    private final BitSet untried;

    Node(BitSet[] domains, int column, int depth) {
      this.domains = domains;
      this.column = column;
      this.depth = depth;
      this.untried = (BitSet) domains[column].clone();
    }
  }

  private PrefixSplit(SearchRequest request, boolean descending, int depth) {
    this.request = request;
    int n = request.model().size();
    this.constraints =
        request.model().constraints().stream()
            .map(rule -> rule.views().stream().map(view -> Preimage.of(view, n)).toList())
            .toList();
    this.descending = descending;
    BitSet[] domains =
        request.model().domains().stream()
            .map(domain -> BitSet.valueOf(domain.toLongArray()))
            .toArray(BitSet[]::new);
    path.push(new Node(domains, 0, depth));
  }

  /**
   * Splits a search.
   *
   * @param request the search, in a fixed order
   * @param depth the number of unbound columns whose queens are fixed, at least 1
   * @return the parts
   */
  public static Iterator<QueensModel> of(SearchRequest request, int depth) {
    return new PrefixSplit(request, request.order() == SolutionOrder.REVERSE_LEXICOGRAPHIC, depth);
  }

  @Override
  public boolean hasNext() {
    while (part == null && !path.isEmpty() && !request.stopRequested().getAsBoolean()) {
      advance(path.peek());
    }
    return part != null;
  }

  @Override
  public QueensModel next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no part is left: ask hasNext first");
    }
    QueensModel next = part;
    part = null;
    return next;
  }

  private void advance(Node node) {
    if (node.untried.isEmpty()) {
      path.pop();
      return;
    }
    int row = descending ? node.untried.length() - 1 : node.untried.nextSetBit(0);
    node.untried.clear(row);
    BitSet[] child = place(node.domains, node.column, row);
    if (child == null) {
      return;
    }
    int column = node.column + 1;
    int depth = node.depth - (node.domains[node.column].cardinality() > 1 ? 1 : 0);
    if (column == child.length || depth <= 0 && child[column].cardinality() > 1) {
      part = new QueensModel(toDomains(child), request.model().constraints());
    } else {
      path.push(new Node(child, column, depth));
    }
  }

  private static List<RowDomain> toDomains(BitSet[] domains) {
    return Arrays.stream(domains).map(set -> RowDomain.ofBits(set.toLongArray())).toList();
  }

  /** The domains after placing a queen, or null if one of them is empty or it is time to stop. */
  private BitSet[] place(BitSet[] domains, int column, int row) {
    BitSet[] child = Arrays.stream(domains).map(BitSet::clone).toArray(BitSet[]::new);
    child[column].clear();
    child[column].set(row);
    for (List<Preimage> constraint : constraints) {
      for (Preimage placed : constraint) {
        if (placed.view().column() == column
            && !differ(constraint, column, placed.view().valueAt(row), child)) {
          return null;
        }
      }
    }
    return child;
  }

  /** Takes a value from all views but that of one column; false if there is no use going on. */
  private boolean differ(List<Preimage> constraint, int column, int value, BitSet[] domains) {
    for (Preimage other : constraint) {
      BitSet domain = domains[other.view().column()];
      if (other.view().column() != column) {
        for (int row = other.first(value); row >= 0; row = other.next(row)) {
          domain.clear(row);
        }
        if (domain.isEmpty() || request.stopRequested().getAsBoolean()) {
          return false;
        }
      }
    }
    return true;
  }
}
