package org.nqueens.internal.propagation;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import org.nqueens.internal.constraint.Matching;
import org.nqueens.model.ValueIndex;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;

/**
 * Domain consistency of an all-different: removes every row whose value has no part in an
 * assignment of distinct values to all views.
 *
 * <p>The algorithm is from J.-C. Régin, <i>A filtering algorithm for constraints of difference in
 * CSPs</i>, AAAI 1994. A {@link Matching} gives each view a value of its own. In a graph of views,
 * x leads to the owner of each other value that x can take. View x can take the value of y if a
 * path leads from y back to x, or from y to a view that can take a free value: the views of the
 * path pass their values on. Otherwise the views that y leads to have all their values among
 * themselves. They are a Hall set, the cause of the removal.
 */
final class DomainConsistency extends Propagator {
  private final int m;
  private final Matching matching;

  DomainConsistency(ValueIndex index) {
    super(index);
    m = index.viewCount();
    matching = new Matching(index.constraint().views());
  }

  @Override
  Effect propagate(ConsistentDomains domains) {
    IntPredicate keeps = view -> domains.canTake(index, view, matching.value(view));
    BooleanSupplier stop = () -> domains.isStoppedAfter(domains.size());
    for (int view = 0; view < m; view++) {
      if (!matching.match(view, keeps, domains::next, stop)) {
        if (!domains.isStopped()) {
          domains.fail(
              new Failure.TooFewValues(
                  name(),
                  matching.columns(matching.reached()),
                  matching.values(matching.reached())));
        }
        return Effect.FAILED;
      }
    }
    BitSet[] owners = new BitSet[m];
    for (int view = 0; view < m; view++) {
      if (stop.getAsBoolean()) {
        return Effect.FAILED;
      }
      owners[view] = owners(view, domains);
    }
    BitSet[] reached = new BitSet[m + 1];
    Arrays.setAll(reached, node -> new BitSet());
    reached[m].set(0, m + 1);
    Effect effect = Effect.NONE;
    for (int view = 0; view < m; view++) {
      int column = index.column(view);
      for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
        int owner = matching.owner(index.valueAt(view, row));
        BitSet found = reachedFrom(owner, owners, reached, domains);
        if (domains.isStoppedAfter(1)) {
          return Effect.FAILED;
        }
        if (!found.get(view)) {
          removeFromOthers(found, domains);
          effect = Effect.PRUNED;
        }
      }
    }
    return effect;
  }

  /**
   * The nodes that a node leads to, including itself: views, and node m, which owns the free values
   * and leads to all views.
   *
   * @param owners by view: the nodes that it leads to directly
   * @param reached by node: the answer, once it has been found; otherwise empty
   * @return fewer nodes if the search is to stop
   */
  private BitSet reachedFrom(
      int start, BitSet[] owners, BitSet[] reached, ConsistentDomains domains) {
    if (reached[start].isEmpty()) {
      BitSet found = new BitSet(m + 1);
      BitSet open = new BitSet(m + 1);
      for (int node = start;
          node >= 0 && !domains.isStoppedAfter(1 + m / Long.SIZE);
          node = open.length() - 1) {
        found.set(node);
        found.or(reached[node]);
        if (reached[node].isEmpty()) {
          open.or(owners[node]);
        }
        open.andNot(found);
      }
      reached[start] = found;
    }
    return reached[start];
  }

  private BitSet owners(int view, ConsistentDomains domains) {
    BitSet owners = new BitSet(m + 1);
    int column = index.column(view);
    for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
      owners.set(matching.owner(index.valueAt(view, row)));
    }
    return owners;
  }

  /** Removes the values of a Hall set from the other views, of some if the search is to stop. */
  private void removeFromOthers(BitSet hallSet, ConsistentDomains domains) {
    Cause cause =
        new Cause.HallSet(
            name(), matching.columns(hallSet.stream()), matching.values(hallSet.stream()));
    for (int view = hallSet.nextClearBit(0);
        view < m && !domains.isStoppedAfter(domains.size());
        view = hallSet.nextClearBit(view + 1)) {
      int column = index.column(view);
      for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
        if (hallSet.get(matching.owner(index.valueAt(view, row)))) {
          domains.remove(column, row, cause);
        }
      }
    }
  }
}
