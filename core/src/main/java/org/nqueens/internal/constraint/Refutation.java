package org.nqueens.internal.constraint;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;

/**
 * Proofs, without a search, that a model has no placement: a {@link HallViolation}, and sums over
 * the columns of a torus.
 *
 * <p>Let the rows q_j of all n columns differ, and let all (q_j + j) mod n differ, or all (q_j - j)
 * mod n. Then both take every value from 0 to n - 1, and so does j. With S = n (n - 1) / 2, the sum
 * of these values, S + S = S modulo n. This is false for even n, where S = n / 2 modulo n.
 *
 * <p>If all three differ, the squares of the two diagonals have the sum 2 Q modulo n, where Q = (n
 * - 1) n (2n - 1) / 6 is the sum of all squares, and (q_j + j)^2 + (q_j - j)^2 = 2 q_j^2 + 2 j^2.
 * So 2 Q = 4 Q modulo n. This is false if 3 divides n. (G. P&oacute;lya, <i>&Uuml;ber die
 * &bdquo;doppelt-periodischen&ldquo; L&ouml;sungen des n-Damen-Problems</i>, 1918.) The rows that
 * columns allow do not matter.
 */
public final class Refutation {
  private Refutation() {}

  /** Tells whether a model is proved to have no placement; a request to stop may miss a proof. */
  public static boolean isFound(QueensModel model, BooleanSupplier stop) {
    return HallViolation.find(model, stop).isPresent() || isTorusWithoutPlacement(model);
  }

  private static boolean isTorusWithoutPlacement(QueensModel model) {
    int n = model.size();
    if (n % 2 != 0 && n % 3 != 0) {
      return false;
    }
    boolean ascending = false;
    boolean descending = false;
    for (AllDifferent rule : model.constraints()) {
      OptionalInt torus = rule.toroidalSlope(n);
      ascending |= torus.equals(OptionalInt.of(1));
      descending |= torus.equals(OptionalInt.of(-1));
    }
    boolean rows = CompiledConstraints.of(model).rowsRule() >= 0;
    return rows && (n % 2 == 0 ? ascending || descending : ascending && descending);
  }
}
