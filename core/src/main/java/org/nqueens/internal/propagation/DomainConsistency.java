package org.nqueens.internal.propagation;

import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;
import org.nqueens.model.ValueIndex;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;

/**
 * Domain consistency of an all-different: removes every row whose value has no part in an
 * assignment of distinct values to all views.
 *
 * <p>The algorithm is that of J.-C. Régin, <i>A filtering algorithm for constraints of difference
 * in CSPs</i>, AAAI 1994. A {@link ValueMatching} gives each view a value of its own. A view x
 * leads to the owner of each other value that x can take; x can take the value of y if y leads back
 * to x, or to a view that can take a free value, along which the values are passed on. Otherwise
 * the views to which y leads have all their values among themselves, a Hall set, which is the cause
 * of the removal.
 */
final class DomainConsistency implements Propagator {
  private final ValueIndex index;
  private final int m;
  private final ValueMatching matching;

  DomainConsistency(ValueIndex index) {
    this.index = index;
    m = index.viewCount();
    matching = new ValueMatching(index);
  }

  @Override
  public Effect propagate(ConsistentDomains domains) {
    for (int view = 0; view < m; view++) {
      BitSet tried = new BitSet();
      if (!matching.match(view, domains, tried)) {
        if (!domains.isStopped()) {
          failBy(view, tried, domains);
        }
        return Effect.FAILED;
      }
    }
    OwnerGraph graph = OwnerGraph.of(m, view -> matching.owners(view, domains));
    Effect effect = Effect.NONE;
    for (int view = 0; view < m; view++) {
      for (int other = firstExcluded(graph, view, domains); other >= 0; ) {
        removeFromOthers(graph.reachedFrom(other), domains);
        effect = Effect.PRUNED;
        other = firstExcluded(graph, view, domains);
      }
    }
    return effect;
  }

  /** A view whose value the given view can take only in its domain, or -1 if there is none. */
  private int firstExcluded(OwnerGraph graph, int view, ConsistentDomains domains) {
    for (int owner : matching.owners(view, domains)) {
      if (owner >= 0 && owner != view && !graph.canPassOn(owner, view)) {
        return owner;
      }
    }
    return -1;
  }

  private void failBy(int view, BitSet tried, ConsistentDomains domains) {
    Set<Integer> columns = new TreeSet<>(Set.of(index.column(view)));
    tried.stream().forEach(rank -> columns.add(index.column(matching.owner(rank))));
    domains.fail(new Failure.TooFewValues(name(), columns, matching.values(tried)));
  }

  private void removeFromOthers(BitSet views, ConsistentDomains domains) {
    BitSet owned = new BitSet();
    Set<Integer> columns = new TreeSet<>();
    views.stream()
        .forEach(
            view -> {
              owned.set(matching.rank(view));
              columns.add(index.column(view));
            });
    Cause cause = new Cause.HallSet(name(), columns, matching.values(owned));
    for (int view = 0; view < m; view++) {
      if (!views.get(view)) {
        matching.remove(view, owned, cause, domains);
      }
    }
  }

  private String name() {
    return index.constraint().name();
  }
}
