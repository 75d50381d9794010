package org.nqueens.ortools;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Lookup;
import org.nqueens.model.Offset;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

/**
 * A model in the terms of the original CP solver, as the OR-Tools N-queens guide writes it: integer
 * variables, sums with a constant, and the default all-different, so that the published counters
 * come out.
 */
final class CpTranslation {
  private CpTranslation() {}

  /** Adds a model to a solver; returns the variable of each column. */
  static IntVar[] translate(QueensModel model, Solver solver) {
    IntVar[] queens = new IntVar[model.size()];
    for (int column = 0; column < queens.length; column++) {
      queens[column] = variable(model.domain(column), "q_" + column, solver);
    }
    for (AllDifferent constraint : model.constraints()) {
      if (constraint.views().size() > 1) {
        IntVar[] views =
            constraint.views().stream()
                .map(view -> variable(view, queens[view.column()], solver))
                .toArray(IntVar[]::new);
        solver.addConstraint(solver.makeAllDifferent(views));
      }
    }
    return queens;
  }

  private static IntVar variable(RowDomain domain, String name, Solver solver) {
    int low = domain.next(0);
    int high = domain.max();
    return domain.size() == high - low + 1
        ? solver.makeIntVar(low, high, name)
        : solver.makeIntVar(domain.rows().asLongStream().toArray(), name);
  }

  private static IntVar variable(View view, IntVar queen, Solver solver) {
    if (view instanceof Offset offset) {
      return offset.offset() == 0 ? queen : solver.makeSum(queen, offset.offset()).var();
    }
    long[] table = ((Lookup) view).table().stream().mapToLong(Integer::longValue).toArray();
    return solver.makeElement(table, queen).var();
  }
}
