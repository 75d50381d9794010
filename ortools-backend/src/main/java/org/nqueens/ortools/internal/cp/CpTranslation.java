package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchRequest;

/**
 * A model in the terms of the original CP solver, as the OR-Tools N-queens guide writes it: integer
 * variables, sums with a constant, and all-differents.
 */
public final class CpTranslation {
  private CpTranslation() {}

  /**
   * Adds the model of a request to a solver and returns the variable of each column. On a request
   * to stop the model stays incomplete, and the solver must not be used.
   */
  static IntVar[] translate(SearchRequest request, Solver solver) {
    QueensModel model = request.model();
    CpVariables variables = CpVariables.of(model, solver, request.stopRequested());
    CpConstraints constraints =
        request.propagation() == Propagation.UNSPECIFIED
            ? new FreeConstraints(model, solverLevel(request), variables, solver)
            : new LevelConstraints(request, variables, solver);
    for (ValueIndex index : ValueIndex.of(model)) {
      if (index.viewCount() > 1 && !request.stopRequested().getAsBoolean()) {
        constraints.add(index);
      }
    }
    return variables.queens();
  }

  /**
   * The level of the solver's all-differents: that of the request, else by values in any order,
   * which is fastest, and else to bounds, the solver's default, which gives the published counters.
   */
  static Propagation solverLevel(SearchRequest request) {
    if (request.propagation() != Propagation.UNSPECIFIED) {
      return request.propagation();
    }
    return request.strategy().isPresent() ? Propagation.BOUNDS : Propagation.VALUE;
  }

  /** The level that the nodes of a search keep exactly; unspecified if there is none. */
  public static Propagation level(SearchRequest request) {
    Propagation level = solverLevel(request);
    return request.propagation() == level || FreeConstraints.keep(level, request.model())
        ? level
        : Propagation.UNSPECIFIED;
  }
}
