package org.nqueens.internal.constraint;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Offset;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

/**
 * A proof that no matching assigns distinct values to all views of an all-different, which the
 * domains alone therefore refute. A row or a region without a free square is the usual case;
 * without this proof depth-first search can take n! steps.
 *
 * <p>The algorithm finds augmenting paths breadth first; see J.-C. Régin, <i>A filtering algorithm
 * for constraints of difference in CSPs</i>, AAAI 1994, of which it is the first half. The stop
 * signal is polled once per view.
 */
public final class HallViolation {
  private final QueensModel model;
  private final AllDifferent constraint;
  private final BooleanSupplier stop;

  /** The matching: by value its view, and by view its value. */
  private final Map<Integer, View> owners = new HashMap<>();

  private final IdentityHashMap<View, Integer> values = new IdentityHashMap<>();

  private HallViolation(QueensModel model, AllDifferent constraint, BooleanSupplier stop) {
    this.model = model;
    this.constraint = constraint;
    this.stop = stop;
  }

  /**
   * A set of columns whose queens can take fewer values of an all-different than there are columns.
   *
   * @param rule the all-different
   * @param columns the columns
   * @param values the number of values that the queens of the columns can take
   */
  public record Crowd(AllDifferent rule, Set<Integer> columns, int values) {}

  /**
   * True if one all-different and the domains refute the model; false also if a stop was requested
   * before the decision.
   */
  public static boolean refutes(QueensModel model, BooleanSupplier stop) {
    return firstCrowd(model, stop).isPresent();
  }

  /** The Hall violation of the first all-different that has one. */
  public static Optional<Crowd> crowd(QueensModel model) {
    return firstCrowd(model, () -> false);
  }

  private static Optional<Crowd> firstCrowd(QueensModel model, BooleanSupplier stop) {
    for (AllDifferent constraint : model.constraints()) {
      Optional<Crowd> crowd = new HallViolation(model, constraint, stop).crowd();
      if (crowd.isPresent()) {
        return crowd;
      }
    }
    return Optional.empty();
  }

  private Optional<Crowd> crowd() {
    for (View view : tight()) {
      Map<Integer, View> tried = new HashMap<>();
      if (!match(view, tried)) {
        if (stop.getAsBoolean()) {
          return Optional.empty();
        }
        // The owners of the values tried have no other values.
        Set<Integer> columns = new TreeSet<>(Set.of(view.column()));
        tried.keySet().forEach(value -> columns.add(requireNonNull(owners.get(value)).column()));
        return Optional.of(new Crowd(constraint, columns, tried.size()));
      }
    }
    return Optional.empty();
  }

  /**
   * The views that need to be matched. A view with at least as many values as there are views
   * always has a free value and is left out; the test then repeats on the remaining views. On a
   * request to stop the list is incomplete, and the matching ends as well.
   */
  private List<View> tight() {
    if (isLoose()) {
      return List.of();
    }
    List<View> all = constraint.views();
    // The number of values, above the position of the view: objects take some 4 times as long to
    // sort.
    long[] candidates = new long[all.size()];
    int remaining = 0;
    while (remaining < candidates.length && !stop.getAsBoolean()) {
      candidates[remaining] = (long) valueCount(all.get(remaining)) << Integer.SIZE | remaining;
      remaining++;
    }
    Arrays.sort(candidates, 0, remaining);
    while (remaining > 0 && candidates[remaining - 1] >> Integer.SIZE >= remaining) {
      remaining--;
    }
    return Arrays.stream(candidates, 0, remaining).mapToObj(key -> all.get((int) key)).toList();
  }

  /**
   * True if every view has at least as many values as there are views, which is the usual case; on
   * a request to stop, perhaps without reason.
   */
  private boolean isLoose() {
    int views = constraint.views().size();
    for (View view : constraint.views()) {
      if (stop.getAsBoolean()) {
        return true;
      }
      if (valueCount(view) < views) {
        return false;
      }
    }
    return true;
  }

  private int valueCount(View view) {
    RowDomain domain = model.domain(view.column());
    return view instanceof Offset
        ? domain.size()
        : (int) domain.rows().map(view::valueAt).distinct().count();
  }

  /**
   * Matches a view by an augmenting path.
   *
   * @param tried receives the owned values tried, each with the view that can take it
   */
  private boolean match(View start, Map<Integer, View> tried) {
    Deque<View> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty() && !stop.getAsBoolean()) {
      View view = open.remove();
      RowDomain domain = model.domain(view.column());
      for (int row = domain.next(0); row >= 0; row = domain.next(row + 1)) {
        int value = view.valueAt(row);
        View owner = owners.get(value);
        if (owner == null) {
          give(value, view, start, tried);
          return true;
        }
        if (tried.putIfAbsent(value, view) == null) {
          open.add(owner);
        }
      }
    }
    return false;
  }

  /**
   * Flips the path back to the start: each view on it gives its value to the view that tried it.
   */
  private void give(int value, View view, View start, Map<Integer, View> tried) {
    Integer given = value;
    View taker = view;
    while (taker != null) {
      owners.put(given, taker);
      given = values.put(taker, given);
      taker = taker == start ? null : tried.get(given);
    }
  }
}
