package org.nqueens.internal.propagation;

import org.nqueens.model.ValueIndex;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;

/**
 * Assigns each value of a permutation that only one column can still take to this column: {@code
 * v_j(q_j) = value} if no other view can have the value.
 */
final class LastPlaces extends Propagator {
  private final int[] values;

  LastPlaces(ValueIndex index) {
    super(index);
    this.values = index.values().toArray();
  }

  @Override
  Effect propagate(ConsistentDomains domains) {
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
      if (domains.isStoppedAfter(1)) {
        return Effect.FAILED;
      }
    }
    if (takers == 0) {
      domains.fail(new Failure.NoPlace(name(), value));
      return Effect.FAILED;
    }
    return takers == 1 ? assign(taker, value, domains) : Effect.NONE;
  }

  private Effect assign(int view, int value, ConsistentDomains domains) {
    int column = index.column(view);
    Cause cause = new Cause.LastPlace(name(), value);
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
