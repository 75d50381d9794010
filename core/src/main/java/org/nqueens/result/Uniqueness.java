package org.nqueens.result;

import java.io.Serializable;
import java.util.Locale;
import java.util.Objects;
import org.nqueens.model.Placement;

/**
 * The answer to whether a model has no solution, exactly one, or several. Immutable, serializable
 * and thread-safe.
 *
 * @serial exclude
 */
public sealed interface Uniqueness extends Serializable {

  /**
   * {@return {@code none}, {@code unique} or {@code ambiguous}, as the property that JSON libraries
   * write, since the type of an answer is not part of its JSON}
   */
  default String getAnswer() {
    return getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  /** The model has no solution. */
  record None() implements Uniqueness {}

  /** The model has exactly one solution. */
  record Unique(Placement placement) implements Uniqueness {

    public Unique {
      Objects.requireNonNull(placement, "placement");
    }
  }

  /**
   * The model has two solutions or more.
   *
   * @param first a solution
   * @param second another solution, lexicographically larger than the first
   */
  record Ambiguous(Placement first, Placement second) implements Uniqueness {

    /**
     * Defines the answer.
     *
     * @throws IllegalArgumentException if the first placement is not lexicographically smaller than
     *     the second
     */
    public Ambiguous {
      Objects.requireNonNull(first, "first");
      Objects.requireNonNull(second, "second");
      if (first.compareTo(second) >= 0) {
        throw new IllegalArgumentException(
            "first (%s) must come before second (%s): pass two solutions in lexicographic order"
                .formatted(first, second));
      }
    }
  }
}
