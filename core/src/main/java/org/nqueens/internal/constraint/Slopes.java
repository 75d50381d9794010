package org.nqueens.internal.constraint;

import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;

/** The slopes of the lines of a model: 0 for rows, 1 and -1 for the diagonals. */
public final class Slopes {
  private Slopes() {}

  /**
   * The slopes of the constraints of a model, see {@link AllDifferent#slope}; empty if a constraint
   * has none.
   */
  public static Optional<Set<Integer>> of(QueensModel model) {
    Set<Integer> slopes = new HashSet<>();
    for (AllDifferent constraint : model.constraints()) {
      OptionalInt slope = constraint.slope(model.size());
      if (slope.isEmpty()) {
        return Optional.empty();
      }
      slopes.add(slope.getAsInt());
    }
    return Optional.of(slopes);
  }
}
