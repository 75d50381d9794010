package org.nqueens;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
  private final AllDifferent constraint;

  /** Which view has which value. */
  private final Map<Integer, View> owners = new HashMap<>();

  private Pigeonhole(QueensModel model, AllDifferent constraint) {
    this.model = model;
    this.constraint = constraint;
  }

  /** Columns whose queens have fewer values of an all-different than they are. */
  record Crowd(AllDifferent rule, Set<Integer> columns, int values) {}

  /** True if the model has no solution because of one all-different and the domains. */
  static boolean refutes(QueensModel model) {
    return crowd(model).isPresent();
  }

  /** Why {@link #refutes} is true. */
  static Optional<Crowd> crowd(QueensModel model) {
    return model.size() > MAX_SIZE
        ? Optional.empty()
        : model.constraints().stream()
            .flatMap(constraint -> new Pigeonhole(model, constraint).crowd().stream())
            .findFirst();
  }

  private Optional<Crowd> crowd() {
    for (View view : constraint.views()) {
      Set<Integer> tried = new HashSet<>();
      if (!match(view, tried)) {
        // Who has the values that were tried has no other ones.
        Set<Integer> columns = new TreeSet<>(Set.of(view.column()));
        tried.forEach(value -> columns.add(owners.get(value).column()));
        return Optional.of(new Crowd(constraint, columns, tried.size()));
      }
    }
    return Optional.empty();
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
