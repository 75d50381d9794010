package org.nqueens.trace;

import java.util.List;
import java.util.Objects;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;

/**
 * What follows from a model by propagation alone, without a decision. Immutable and thread-safe.
 */
public sealed interface Consequences {

  /** {@return the level of propagation} */
  Propagation level();

  /** {@return the removals in order, unmodifiable} */
  List<Pruning> prunings();

  /**
   * Propagation leaves at least one row in each column.
   *
   * @param level the level of propagation
   * @param prunings the removals, in order
   * @param model the model with the domains left
   */
  record Narrowed(Propagation level, List<Pruning> prunings, QueensModel model)
      implements Consequences {

    /** Defines the consequences; the list is copied. */
    public Narrowed {
      requireLevel(level);
      prunings = copy(prunings);
      Objects.requireNonNull(
          model, "model (null) must not be null: pass the model with the domains left");
    }
  }

  /**
   * Propagation shows that the model has no solution.
   *
   * @param level the level of propagation
   * @param prunings the removals up to the failure, in order
   * @param failure the reason
   */
  record Refuted(Propagation level, List<Pruning> prunings, Failure failure)
      implements Consequences {

    /** Defines the consequences; the list is copied. */
    public Refuted {
      requireLevel(level);
      prunings = copy(prunings);
      Objects.requireNonNull(
          failure, "failure (null) must not be null: pass the reason why there is no solution");
    }
  }

  private static void requireLevel(Propagation level) {
    Objects.requireNonNull(level, "level (null) must not be null: pass the level");
  }

  private static List<Pruning> copy(List<Pruning> prunings) {
    return List.copyOf(
        Objects.requireNonNull(prunings, "prunings (null) must not be null: pass the removals"));
  }
}
