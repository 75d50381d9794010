package org.nqueens.internal.constraint;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * Proves that no matching assigns distinct values to all views of an all-different, so that the
 * domains refute the model before any search. A row or a region without a free square is the usual
 * case. Without this proof depth-first search can take n! steps.
 *
 * <p>The algorithm finds augmenting paths breadth first; it is the first half of J.-C. Régin, <i>A
 * filtering algorithm for constraints of difference in CSPs</i>, AAAI 1994. The stop signal is
 * polled once per view.
 */
public final class HallViolation {
  private HallViolation() {}

  /** A Hall violator: k columns whose views in a rule have only k - 1 values together. */
  public record Violator(AllDifferent rule, Set<Integer> columns) {}

  /** The violation of the first all-different that has one; none if it is to stop. */
  public static Optional<Violator> find(QueensModel model, BooleanSupplier stop) {
    for (AllDifferent constraint : model.constraints()) {
      Optional<Violator> violator = find(model, constraint, stop);
      if (violator.isPresent()) {
        return violator;
      }
    }
    return Optional.empty();
  }

  private static Optional<Violator> find(
      QueensModel model, AllDifferent rule, BooleanSupplier stop) {
    // Counting the values of tables takes 5 times as long as matching (star battle of n = 10).
    Optional<Violator> any =
        find(model, rule, view -> isInjective(view) ? size(view, model) : 0, stop);
    // The views with the fewest values first make a violator of few columns.
    return any.isEmpty() ? any : find(model, rule, view -> valueCount(view, model), stop);
  }

  private static Optional<Violator> find(
      QueensModel model, AllDifferent rule, ToIntFunction<View> atLeast, BooleanSupplier stop) {
    long[] tight = tight(rule.views(), atLeast, stop);
    if (tight.length == 0) {
      return Optional.empty();
    }
    Matching matching = new Matching(rule.views());
    for (long key : tight) {
      if (!matching.match(
          (int) key, matched -> true, (column, row) -> model.domain(column).next(row), stop)) {
        Set<Integer> columns = matching.columns(matching.reached());
        return stop.getAsBoolean() ? Optional.empty() : Optional.of(new Violator(rule, columns));
      }
    }
    return Optional.empty();
  }

  /**
   * The views that need to be matched. A view with at least as many values as there are views
   * always has a free value and is left out; the test then repeats on the remaining views. On a
   * request to stop the list is incomplete, and the matching ends as well.
   *
   * @return the positions of the views in the lower halves of the words, below the numbers of their
   *     values: objects sort some 4 times as slowly
   */
  private static long[] tight(List<View> views, ToIntFunction<View> atLeast, BooleanSupplier stop) {
    long[] candidates = new long[views.size()];
    int remaining = 0;
    for (int view = 0; view < candidates.length && !stop.getAsBoolean(); view++) {
      int values = atLeast.applyAsInt(views.get(view));
      if (values < candidates.length) {
        candidates[remaining++] = (long) values << Integer.SIZE | view;
      }
    }
    Arrays.sort(candidates, 0, remaining);
    while (remaining > 0 && candidates[remaining - 1] >> Integer.SIZE >= remaining) {
      remaining--;
    }
    return Arrays.copyOf(candidates, remaining);
  }

  private static boolean isInjective(View view) {
    return view.isAffine() && view.isInjective();
  }

  private static int size(View view, QueensModel model) {
    return model.domain(view.column()).size();
  }

  private static int valueCount(View view, QueensModel model) {
    return isInjective(view)
        ? size(view, model)
        : (int) model.domain(view.column()).rows().map(view::valueAt).distinct().count();
  }
}
