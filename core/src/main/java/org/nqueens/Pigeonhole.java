package org.nqueens;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * Tells that an all-different by itself cannot hold: that its views cannot be matched to values of
 * their own. A row or a region without a free square is the usual case, and one that depth-first
 * search without this takes n! steps to prove.
 *
 * <p>By augmenting paths; see J.-C. Régin, <i>A filtering algorithm for constraints of difference
 * in CSPs</i>, AAAI 1994, of which this is the first half.
 */
final class Pigeonhole {
  /** Beyond this, matching could take longer than it is worth. */
  private static final int MAX_SIZE = 256;

  private final QueensModel model;
  private final List<View> views;

  /** Which view has which value. */
  private final Map<Integer, View> owners = new HashMap<>();

  private Pigeonhole(QueensModel model, AllDifferent constraint) {
    this.model = model;
    this.views = constraint.views();
  }

  /** True if the model has no solution because of one all-different and the domains. */
  static boolean refutes(QueensModel model) {
    return model.size() <= MAX_SIZE
        && model.constraints().stream()
            .anyMatch(constraint -> !new Pigeonhole(model, constraint).canDiffer());
  }

  private boolean canDiffer() {
    return views.stream().allMatch(view -> match(view, new HashSet<>()));
  }

  /** Finds a value for a view, if need be by moving the views that have one to others. */
  private boolean match(View view, Set<Integer> tried) {
    int[] values = model.domain(view.column()).rows().map(view::valueAt).toArray();
    for (int value : values) {
      if (owners.putIfAbsent(value, view) == null) {
        return true;
      }
    }
    return IntStream.of(values).anyMatch(value -> tried.add(value) && take(view, value, tried));
  }

  private boolean take(View view, int value, Set<Integer> tried) {
    if (!match(owners.get(value), tried)) {
      return false;
    }
    owners.put(value, view);
    return true;
  }
}
