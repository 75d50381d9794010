package org.nqueens.internal.propagation;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.nqueens.model.ValueIndex;
import org.nqueens.trace.Cause;

/**
 * A matching of the views of an all-different to values that their columns can take. It outlives
 * changes of the domains: a view that has lost its value is matched again. Values are numbered by
 * rank, in increasing order.
 */
final class ValueMatching {
  private static final int NONE = -1;

  private final ValueIndex index;
  private final int[] values;

  /** By view: the rank of its value. */
  private final int[] ranks;

  /** By rank: the view that has the value. */
  private final int[] owners;

  /** By rank: the view that has tried the value, while a view is matched. */
  private final int[] triers;

  ValueMatching(ValueIndex index) {
    this.index = index;
    values = index.values().toArray();
    ranks = new int[index.viewCount()];
    owners = new int[values.length];
    triers = new int[values.length];
    Arrays.fill(ranks, NONE);
    Arrays.fill(owners, NONE);
  }

  /** The rank of the value of a view. */
  int rank(int view) {
    return ranks[view];
  }

  /** The view that has a value, or -1. */
  int owner(int rank) {
    return owners[rank];
  }

  /** The values of some ranks. */
  Set<Integer> values(BitSet some) {
    return some.stream()
        .mapToObj(rank -> values[rank])
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The owners of the values that a view can take, -1 for a free value. */
  int[] owners(int view, ConsistentDomains domains) {
    int column = index.column(view);
    int[] found = new int[domains.domainSize(column)];
    int size = 0;
    for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
      found[size++] = owners[rankAt(view, row)];
    }
    return found;
  }

  /** Removes the values of some ranks from a view. */
  void remove(int view, BitSet some, Cause cause, ConsistentDomains domains) {
    int column = index.column(view);
    for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
      if (some.get(rankAt(view, row))) {
        domains.remove(column, row, cause);
      }
    }
  }

  private int rankAt(int view, int row) {
    int value = index.valueAt(view, row);
    boolean gapless = values[values.length - 1] - values[0] == values.length - 1;
    return gapless ? value - values[0] : Arrays.binarySearch(values, value);
  }

  /**
   * Gives a view a value, along an augmenting path that is found breadth first, unless it has one
   * that it can still take.
   *
   * @param tried receives the ranks of the values that the views on the way can take; if there is
   *     no path, these views have no other values
   * @return false if there is no path, or the search is to stop
   */
  boolean match(int start, ConsistentDomains domains, BitSet tried) {
    if (ranks[start] != NONE) {
      if (canTake(start, ranks[start], domains)) {
        return true;
      }
      owners[ranks[start]] = NONE;
      ranks[start] = NONE;
    }
    int[] open = new int[index.viewCount() + 1];
    int size = 0;
    open[size++] = start;
    for (int next = 0; next < size && !domains.isStopped(); next++) {
      int view = open[next];
      int column = index.column(view);
      for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
        int rank = rankAt(view, row);
        if (!tried.get(rank)) {
          tried.set(rank);
          triers[rank] = view;
          int owner = owners[rank];
          if (owner != NONE && canTake(owner, rank, domains)) {
            open[size++] = owner;
          } else {
            free(rank);
            passOn(rank, start);
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean canTake(int view, int rank, ConsistentDomains domains) {
    int column = index.column(view);
    int row = index.first(view, values[rank]);
    while (row >= 0 && !domains.contains(column, row)) {
      row = index.next(view, row);
    }
    return row >= 0;
  }

  /** Takes a value from the view that had it before the domains changed. */
  private void free(int rank) {
    if (owners[rank] != NONE) {
      ranks[owners[rank]] = NONE;
      owners[rank] = NONE;
    }
  }

  /** Gives a free value to the view that tried it, the value of that view to its trier, and on. */
  private void passOn(int free, int start) {
    int rank = free;
    while (rank != NONE) {
      int view = triers[rank];
      int given = ranks[view];
      ranks[view] = rank;
      owners[rank] = view;
      rank = view == start ? NONE : given;
    }
  }
}
