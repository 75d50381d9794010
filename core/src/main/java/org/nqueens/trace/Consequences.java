package org.nqueens.trace;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;

/**
 * What follows from a model by propagation alone, without a decision. Immutable and thread-safe.
 *
 * @param level the level of propagation
 * @param prunings the removals, in order
 * @param narrowed the model with the domains left; empty if propagation refutes the model
 * @param failure the reason why the model has no solution; present if and only if it is refuted
 */
public record Consequences(
    Propagation level,
    List<Pruning> prunings,
    Optional<QueensModel> narrowed,
    Optional<Failure> failure) {

  /**
   * Defines the consequences; the list is copied.
   *
   * @param level the level of propagation
   * @param prunings the removals
   * @param narrowed the model with the domains left
   * @param failure the reason why the model has no solution
   * @throws IllegalArgumentException if both or neither of model and failure are present
   * @throws NullPointerException if an argument is null
   */
  public Consequences {
    Objects.requireNonNull(level, "level (null) must not be null: pass the level");
    prunings =
        List.copyOf(
            Objects.requireNonNull(
                prunings, "prunings (null) must not be null: pass the removals"));
    Objects.requireNonNull(narrowed, "narrowed (null) must not be null: pass empty for a failure");
    Objects.requireNonNull(failure, "failure (null) must not be null: pass empty for no failure");
    if (narrowed.isPresent() == failure.isPresent()) {
      throw new IllegalArgumentException(
          "narrowed (%s) and failure (%s) must not both be present or absent: pass the one that propagation gives"
              .formatted(narrowed, failure));
    }
  }
}
