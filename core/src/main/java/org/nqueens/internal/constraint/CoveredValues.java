package org.nqueens.internal.constraint;

import java.util.OptionalInt;
import org.nqueens.model.ValueIndex;

/**
 * The choice of the constraints whose values propagate because every solution takes all of them.
 *
 * <p>The values on the whole board, not in the domains, decide whether an all-different is a
 * permutation; the search of a part of a model therefore follows the order of the whole.
 */
public final class CoveredValues {
  private CoveredValues() {}

  /** True for the rows of a board of size n, and for other permutations that are not like rows. */
  public static boolean areIn(ValueIndex index, int n) {
    return areRows(index, n) || index.isPermutation() && !isLikeRows(index, n);
  }

  /** True if the constraint is that all rows differ. */
  public static boolean areRows(ValueIndex index, int n) {
    return index.constraint().slope(n).equals(OptionalInt.of(0));
  }

  /**
   * True if every column can take every value, as on a torus: such values are redundant with rows,
   * and prune fewer nodes than their propagation costs.
   */
  private static boolean isLikeRows(ValueIndex index, int n) {
    return index.viewCount() == n
        && index
            .values()
            .allMatch(
                value -> {
                  int view = 0;
                  while (view < n && index.first(view, value) >= 0) {
                    view++;
                  }
                  return view == n;
                });
  }
}
