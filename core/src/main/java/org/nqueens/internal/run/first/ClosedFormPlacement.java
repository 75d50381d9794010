package org.nqueens.internal.run.first;

import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/**
 * A placement of n queens by a closed formula, in O(n) steps.
 *
 * <p>E. J. Hoffman, J. C. Loessi and R. C. Moore, <i>Constructions for the solution of the m queens
 * problem</i>, Mathematics Magazine 42 (1969), 66-72: queens a knight's move apart, in one way
 * unless n mod 6 is 2, in another unless n mod 6 is 0. Both leave the long diagonal free, so that
 * an odd board has one more queen in its corner.
 */
public final class ClosedFormPlacement {
  private ClosedFormPlacement() {}

  /** Tells whether {@link #of} solves a model: one with full domains, rows and diagonals only. */
  public static boolean solves(QueensModel model) {
    int n = model.size();
    return exists(n)
        && model.domains().stream().allMatch(domain -> domain.size() == n)
        && model.constraints().stream().allMatch(rule -> rule.slope(n).isPresent());
  }

  /** Tells whether there is a placement of n queens. */
  public static boolean exists(int n) {
    return n == 1 || n > 3;
  }

  /** A placement of n queens, where n is 1 or at least 4. */
  public static Placement of(int n) {
    int[] rows = new int[n];
    int even = n - n % 2;
    int half = even / 2;
    for (int i = 0; i < half; i++) {
      if (even % 6 != 2) {
        rows[i] = 2 * i + 1;
        rows[half + i] = 2 * i;
      } else {
        int row = (2 * i + half - 1) % even;
        rows[i] = row;
        rows[even - 1 - i] = even - 1 - row;
      }
    }
    if (n > even) {
      rows[even] = even;
    }
    return Placement.of(rows);
  }
}
