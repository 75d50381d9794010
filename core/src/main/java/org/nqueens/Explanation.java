package org.nqueens;

import java.util.List;
import org.nqueens.model.Placement;

/** Why a model has no solution, or that it has one. */
public sealed interface Explanation {

  /**
   * The model has a solution.
   *
   * @param placement a solution
   */
  record Feasible(Placement placement) implements Explanation {}

  /**
   * The model has no solution because of some things that it asks for. They are a minimal set: what
   * asks for all of them has no solution, and if any one of them is left out it has one. There may
   * be other minimal sets.
   *
   * @param reasons given queens, then rules in the order of the model, then blocked squares by
   *     column and row
   * @param message the reasons in the terms of the board, where squares are (column, row)
   */
  record Infeasible(List<Reason> reasons, String message) implements Explanation {

    /**
     * Defines the explanation; the list is copied.
     *
     * @param reasons what cannot hold together
     * @param message the same for people
     */
    public Infeasible {
      reasons = List.copyOf(reasons);
    }
  }
}
