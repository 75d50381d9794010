package org.nqueens.result;

import java.util.Objects;
import org.nqueens.model.Placement;

/** Whether a model has no solution, exactly one, or more. */
public sealed interface Uniqueness {

  /** There is no solution. */
  record None() implements Uniqueness {}

  /**
   * There is exactly one solution.
   *
   * @param placement the solution
   */
  record Unique(Placement placement) implements Uniqueness {

    /**
     * Defines the answer.
     *
     * @param placement the solution
     * @throws NullPointerException if the placement is null
     */
    public Unique {
      Objects.requireNonNull(placement, "placement (null) must not be null: pass the solution");
    }
  }

  /**
   * There are two solutions or more.
   *
   * @param first a solution
   * @param second another one, lexicographically larger
   */
  record Ambiguous(Placement first, Placement second) implements Uniqueness {

    /**
     * Defines the answer.
     *
     * @param first a solution
     * @param second another one
     * @throws IllegalArgumentException if the first is not the smaller one
     * @throws NullPointerException if a placement is null
     */
    public Ambiguous {
      Objects.requireNonNull(first, "first (null) must not be null: pass a solution");
      Objects.requireNonNull(second, "second (null) must not be null: pass another solution");
      if (first.compareTo(second) >= 0) {
        throw new IllegalArgumentException(
            "first (%s) must come before second (%s): pass two solutions in lexicographic order"
                .formatted(first, second));
      }
    }
  }
}
