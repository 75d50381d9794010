package org.nqueens.internal.propagation;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.model.ValueIndex;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;

/**
 * Bounds consistency of an all-different over the integers, by Hall intervals.
 *
 * <p>An interval of k integers that has the values of k views is a Hall interval: no other view can
 * take one of its integers. The bounds of all views are consistent exactly if no interval has the
 * values of more views than integers, and no bound of a view lies in a Hall interval of other views
 * (M. Leconte, <i>A bounds-based reduction scheme for constraints of difference</i>, 1996). For
 * each lower end the views are passed in the order of their upper bounds: O(m^2) steps for m views,
 * and each Hall interval is found with its columns, which the cause of a removal needs. The
 * algorithm of López-Ortiz et al. takes O(m log m) steps and does not find these columns.
 */
final class BoundsConsistency extends Propagator {
  private final int m;
  private final int[] min;
  private final int[] max;

  /** The views in the order of their lower bounds, and of their upper bounds. */
  private final int[] byMin;

  private final int[] byMax;

  BoundsConsistency(ValueIndex index) {
    super(index);
    m = index.viewCount();
    min = new int[m];
    max = new int[m];
    byMin = IntStream.range(0, m).toArray();
    byMax = byMin.clone();
  }

  @Override
  Effect propagate(ConsistentDomains domains) {
    for (int view = 0; view < m; view++) {
      if (index.constraint().views().get(view).shift().isPresent()) {
        min[view] = index.valueAt(view, domains.min(index.column(view)));
        max[view] = index.valueAt(view, domains.max(index.column(view)));
      } else {
        findBounds(view, domains);
      }
      if (domains.isStoppedAfter(domains.size())) {
        return Effect.FAILED;
      }
    }
    sort(byMin, min, domains);
    sort(byMax, max, domains);
    Effect effect = Effect.NONE;
    // The highest lower end first: the narrower interval is the simpler cause.
    for (int i = m - 1; i >= 0 && effect != Effect.FAILED; i--) {
      int low = min[byMin[i]];
      if (i == m - 1 || min[byMin[i + 1]] > low) {
        effect =
            domains.isStoppedAfter(m) ? Effect.FAILED : effect.and(propagateFrom(low, domains));
      }
    }
    return effect;
  }

  private void findBounds(int view, ConsistentDomains domains) {
    int column = index.column(view);
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
      int value = index.valueAt(view, row);
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    min[view] = low;
    max[view] = high;
  }

  /** Sorts views by insertion, as their order changes little; some of them at a request to stop. */
  private static void sort(int[] views, int[] keys, ConsistentDomains domains) {
    for (int i = 1; i < views.length; i++) {
      int view = views[i];
      int place = i;
      while (place > 0 && keys[views[place - 1]] > keys[view]) {
        views[place] = views[place - 1];
        place--;
      }
      views[place] = view;
      if (domains.isStoppedAfter(i - place)) {
        return;
      }
    }
  }

  /** Removes the Hall intervals with a lower end from the views outside. */
  private Effect propagateFrom(int low, ConsistentDomains domains) {
    Effect effect = Effect.NONE;
    int inside = 0;
    boolean isAttacking = true;
    for (int i = 0; i < m && effect != Effect.FAILED; i++) {
      int high = max[byMax[i]];
      if (min[byMax[i]] >= low) {
        inside++;
        isAttacking &= domains.isBound(index.column(byMax[i]));
      }
      boolean isLastOfHigh = i == m - 1 || max[byMax[i + 1]] > high;
      long size = (long) high - low + 1;
      if (isLastOfHigh && inside > 0 && inside > size) {
        domains.fail(new Failure.TooFewValues(name(), columns(low, high), values(low, high)));
        return Effect.FAILED;
      }
      // The queens of bound columns have attacked.
      if (isLastOfHigh && !isAttacking && inside == size) {
        effect = effect.and(removeFromOthers(low, high, domains));
      }
    }
    return effect;
  }

  /** Removes a Hall interval from the views that have a bound in it and are not inside. */
  private Effect removeFromOthers(int low, int high, ConsistentDomains domains) {
    Optional<Cause> cause = Optional.empty();
    if (domains.isStoppedAfter(m)) {
      return Effect.FAILED;
    }
    for (int view = 0; view < m; view++) {
      if (!isInside(view, low, high)
          && (isIn(min[view], low, high) || isIn(max[view], low, high))) {
        int column = index.column(view);
        for (int row = domains.next(column, 0); row >= 0; row = domains.next(column, row + 1)) {
          if (isIn(index.valueAt(view, row), low, high)) {
            cause = cause.or(() -> Optional.of(cause(low, high)));
            // These are the bounds at the beginning; other intervals may have removed the rest.
            if (!domains.remove(column, row, cause.get())) {
              return Effect.FAILED;
            }
          }
        }
        if (domains.isStoppedAfter(domains.size())) {
          return Effect.FAILED;
        }
      }
    }
    return cause.isPresent() ? Effect.PRUNED : Effect.NONE;
  }

  /** Made for the first removal only: most Hall intervals remove nothing. */
  private Cause cause(int low, int high) {
    return new Cause.HallSet(name(), columns(low, high), values(low, high));
  }

  private boolean isInside(int view, int low, int high) {
    return min[view] >= low && max[view] <= high;
  }

  private static boolean isIn(int value, int low, int high) {
    return value >= low && value <= high;
  }

  private Set<Integer> columns(int low, int high) {
    return IntStream.range(0, m)
        .filter(view -> isInside(view, low, high))
        .mapToObj(index::column)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<Integer> values(int low, int high) {
    return IntStream.rangeClosed(low, high).boxed().collect(Collectors.toCollection(TreeSet::new));
  }
}
