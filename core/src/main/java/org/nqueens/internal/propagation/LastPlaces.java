package org.nqueens.internal.propagation;

import java.util.List;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.model.ValueIndex;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;

/**
 * Assigns each value of a permutation that one column alone can still take to this column: {@code
 * v_j(q_j) = value} if no other view can have the value.
 */
final class LastPlaces implements Propagator {
  private final ValueIndex index;
  private final int[] values;

  private LastPlaces(ValueIndex index) {
    this.index = index;
    this.values = index.values().toArray();
  }

  /** The propagators of the constraints whose values must be taken, in their order. */
  static List<Propagator> of(List<ValueIndex> indexes, int n) {
    return indexes.stream()
        .filter(index -> CompiledConstraints.isTaken(index, n))
        .<Propagator>map(LastPlaces::new)
        .toList();
  }

  @Override
  public ValueIndex index() {
    return index;
  }

  @Override
  public Effect propagate(ConsistentDomains domains) {
    Effect effect = Effect.NONE;
    for (int i = 0; i < values.length && effect != Effect.FAILED; i++) {
      effect = effect.and(propagate(values[i], domains));
    }
    return effect;
  }

  private Effect propagate(int value, ConsistentDomains domains) {
    int takers = 0;
    int taker = 0;
    for (int view = 0; view < index.viewCount() && takers < 2; view++) {
      if (domains.canTake(index, view, value)) {
        takers++;
        taker = view;
      }
    }
    if (takers == 0) {
      domains.fail(new Failure.NoPlace(index.constraint().name(), value));
      return Effect.FAILED;
    }
    return takers == 1 ? assign(taker, value, domains) : Effect.NONE;
  }

  private Effect assign(int view, int value, ConsistentDomains domains) {
    int column = index.column(view);
    Cause cause = new Cause.LastPlace(index.constraint().name(), value);
    Effect effect = Effect.NONE;
    for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
      if (index.valueAt(view, row) != value) {
        domains.remove(column, row, cause); // the place of the value is left
        effect = Effect.PRUNED;
      }
    }
    return effect;
  }
}
