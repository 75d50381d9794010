package org.nqueens.result;

import java.util.List;
import java.util.Objects;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/** Why a model has no solution, or that it has one. */
public sealed interface Explanation {

  /**
   * The model has a solution.
   *
   * @param placement a solution
   */
  record Feasible(Placement placement) implements Explanation {

    /**
     * Defines the answer.
     *
     * @param placement a solution
     * @throws NullPointerException if the placement is null
     */
    public Feasible {
      Objects.requireNonNull(placement, "placement (null) must not be null: pass the solution");
    }
  }

  /**
   * The model has no solution because of some things that it asks for. They are a minimal set: what
   * asks for all of them has no solution, and if any one of them is left out it has one. There may
   * be other minimal sets.
   *
   * @param size the size of the board
   * @param reasons given queens, then rules in the order of the model, then blocked squares by
   *     column and row. Restricted columns take the place of blocked squares if a model blocks more
   *     than 200 squares outside the columns of given queens, unless a single rule cannot be obeyed
   *     within the domains; and a column whose domain is empty is the only reason
   * @param message the reasons in the terms of the board, where squares are (column, row)
   */
  record Infeasible(int size, List<Reason> reasons, String message) implements Explanation {

    /**
     * Defines the explanation; the list is copied.
     *
     * @param size the size of the board
     * @param reasons what cannot hold together
     * @param message the same for people
     * @throws IllegalArgumentException if there is no reason, or one does not fit the board
     * @throws NullPointerException if an argument or a reason is null
     */
    public Infeasible {
      Objects.requireNonNull(message, "message (null) must not be null: say the reasons in words");
      Objects.requireNonNull(reasons, "reasons (null) must not be null: pass a minimal set");
      reasons = List.copyOf(reasons);
      if (reasons.isEmpty()) {
        throw new IllegalArgumentException(
            "reasons ([]) must not be empty: a model that asks for nothing has a solution");
      }
      Reason.toModel(size, reasons);
    }

    /**
     * The model that asks for the reasons and nothing else, and has no solution. A model that asks
     * for all but one of them has a solution; {@link Reason#addTo} of the others builds it.
     *
     * @return a new model
     */
    public QueensModel model() {
      return Reason.toModel(size, reasons);
    }
  }
}
