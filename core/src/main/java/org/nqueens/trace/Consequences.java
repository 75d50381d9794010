package org.nqueens.trace;

import java.util.List;
import java.util.Objects;
import org.nqueens.model.QueensModel;

/** What follows from a model by propagation, without a decision. Immutable and thread-safe. */
public sealed interface Consequences {

  /** {@return the removals in order, unmodifiable} */
  List<Pruning> prunings();

  /** Propagation leaves at least one row in each column. */
  record Narrowed(List<Pruning> prunings, QueensModel model) implements Consequences {

    /** Defines the consequences; the list is copied. */
    public Narrowed {
      prunings = copy(prunings);
      Objects.requireNonNull(model, "model");
    }
  }

  /** Propagation shows that the model has no solution. */
  record Refuted(List<Pruning> prunings, Failure failure) implements Consequences {

    /** Defines the consequences; the list is copied. */
    public Refuted {
      prunings = copy(prunings);
      Objects.requireNonNull(failure, "failure");
    }
  }

  private static List<Pruning> copy(List<Pruning> prunings) {
    return List.copyOf(Objects.requireNonNull(prunings, "prunings"));
  }
}
