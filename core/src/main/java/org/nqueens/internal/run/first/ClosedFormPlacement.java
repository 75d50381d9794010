package org.nqueens.internal.run.first;

import java.util.Optional;
import java.util.stream.IntStream;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/**
 * A placement of n queens by a closed formula, in O(n) steps.
 *
 * <p>E. J. Hoffman, J. C. Loessi and R. C. Moore, <i>Constructions for the solution of the m queens
 * problem</i>, Mathematics Magazine 42 (1969), 66-72: queens a knight's move apart, in one way
 * unless n mod 6 is 2, in another way unless n mod 6 is 0. Both leave the long diagonal free, so an
 * odd board can add a queen in its corner.
 */
public final class ClosedFormPlacement {
  /** The largest board that is filled without a model. */
  public static final int MAX_SIZE = 1 << 20;

  private ClosedFormPlacement() {}

  /**
   * A solution of a model with full domains and rows and diagonals as constraints, or of a torus
   * with a size that 2 and 3 do not divide; empty for most other models.
   */
  public static Optional<Placement> of(QueensModel model) {
    int n = model.size();
    if (!model.domains().stream().allMatch(domain -> domain.size() == n)) {
      return Optional.empty();
    }
    if (model.constraints().stream().allMatch(rule -> rule.slope(n).isPresent())) {
      return exists(n) ? Optional.of(of(n)) : Optional.empty();
    }
    return n % 2 == 0 || n % 3 == 0
        ? Optional.empty()
        : Optional.of(ofTorus(n)).filter(model::isSolution);
  }

  /**
   * A placement on a torus with a size that 2 and 3 do not divide: queens a knight's move apart (G.
   * Pólya, <i>Über die "doppelt-periodischen" Lösungen des n-Damen-Problems</i>, 1918).
   */
  private static Placement ofTorus(int n) {
    return Placement.of(IntStream.range(0, n).map(column -> (int) (2L * column % n)).toArray());
  }

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
