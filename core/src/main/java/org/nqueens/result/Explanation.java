package org.nqueens.result;

import java.io.Serializable;
import java.util.List;
import java.util.Objects;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/**
 * The answer to whether a model is feasible: a solution, or a minimal set of reasons why none
 * exists. Immutable, serializable and thread-safe.
 *
 * @serial exclude
 */
public sealed interface Explanation extends Serializable {

  /** The model has a solution. */
  record Feasible(Placement placement) implements Explanation {

    public Feasible {
      Objects.requireNonNull(placement, "placement");
    }
  }

  /**
   * The model has no solution. The reasons are a minimal unsatisfiable set of parts of the model: a
   * model of all reasons has no solution, and a model of all reasons but one has a solution. Other
   * minimal sets may exist.
   *
   * @param size the size n of the board, from 1 to {@value QueensModel#MAX_SIZE}, inclusive
   * @param reasons given queens, then rules in the order of the model, then blocked squares by
   *     column and row. Restricted columns replace blocked squares if a model blocks more than 200
   *     squares outside the columns of given queens, unless a single rule is unsatisfiable within
   *     the domains. A column with an empty domain is the only reason
   * @param message the reasons in words, with squares as (column, row), 0-based
   */
  record Infeasible(int size, List<Reason> reasons, String message) implements Explanation {

    /**
     * Defines the explanation; the list is copied.
     *
     * @throws IllegalArgumentException if the size is out of range, the list is empty, or a reason
     *     does not fit the board
     */
    public Infeasible {
      Objects.requireNonNull(message, "message");
      Objects.requireNonNull(reasons, "reasons");
      reasons = List.copyOf(reasons);
      if (reasons.isEmpty()) {
        throw new IllegalArgumentException(
            "reasons ([]) must not be empty: a model without constraints has a solution");
      }
      Reason.toModel(size, reasons);
    }

    /** The size and the message, without the reasons, which can be hundreds. */
    @Override
    public String toString() {
      return "Infeasible[size=" + size + ", message=" + message + "]";
    }
  }
}
