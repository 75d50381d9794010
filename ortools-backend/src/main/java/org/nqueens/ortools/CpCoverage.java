package org.nqueens.ortools;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * Constraints that follow from the model but are not seen by the solver's all-different, which
 * looks at bounds: where the views have as many values on the board as there are views, as rows and
 * regions do, every value must be taken. A board with regions takes a hundredth of the time so.
 *
 * <p>On rows it is left out where no squares are blocked, for it would change the published
 * counters of the plain board, and make its parts take a tenth longer.
 */
final class CpCoverage {
  /** Beyond this, a Boolean for each square costs more than it gains. */
  private static final int MAX_SIZE = 64;

  private final QueensModel model;
  private final IntVar[] queens;
  private final Solver solver;
  private final boolean restricted;

  CpCoverage(QueensModel model, IntVar[] queens, Solver solver, PlacedQueens placed) {
    this.model = model;
    this.queens = queens;
    this.solver = solver;
    this.restricted = queens.length <= MAX_SIZE && !placed.explainDomains();
  }

  void add(AllDifferent constraint) {
    if (queens.length > MAX_SIZE) {
      return;
    }
    Map<Integer, List<View>> readers = new TreeMap<>();
    for (View view : constraint.views()) {
      for (int row = 0; row < queens.length; row++) {
        readers.computeIfAbsent(view.valueAt(row), value -> new ArrayList<>()).add(view);
      }
    }
    if (readers.size() != constraint.views().size()) {
      return;
    }
    if (constraint.views().stream().allMatch(view -> view.equals(View.row(view.column())))) {
      if (restricted) {
        solver.addConstraint(solver.makeDistribute(queens, 1, 1, queens.length));
      }
    } else {
      readers.forEach(
          (value, views) -> solver.addConstraint(solver.makeSumEquality(squares(value, views), 1)));
    }
  }

  /** A Boolean for each allowed square where one of the views has the value. */
  private IntVar[] squares(int value, List<View> views) {
    return views.stream()
        .distinct()
        .flatMap(
            view ->
                model
                    .domain(view.column())
                    .rows()
                    .filter(row -> view.valueAt(row) == value)
                    .mapToObj(row -> solver.makeIsEqualCstVar(queens[view.column()], row)))
        .toArray(IntVar[]::new);
  }
}
