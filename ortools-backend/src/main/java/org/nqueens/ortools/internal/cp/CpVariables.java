package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntToLongFunction;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;

/** The integer variables of the columns and views of a model. */
final class CpVariables {
  private final IntVar[] queens;
  private final Solver solver;

  private CpVariables(IntVar[] queens, Solver solver) {
    this.queens = queens;
    this.solver = solver;
  }

  /** Makes the variables of the columns; on a request to stop, not all of them. */
  static CpVariables of(QueensModel model, Solver solver, BooleanSupplier stopRequested) {
    IntVar[] queens = new IntVar[model.size()];
    for (int column = 0; column < queens.length && !stopRequested.getAsBoolean(); column++) {
      queens[column] = variable(model.domain(column), "q_" + column, solver);
    }
    return new CpVariables(queens, solver);
  }

  private static IntVar variable(RowDomain domain, String name, Solver solver) {
    int low = domain.next(0);
    int high = domain.max();
    return domain.size() == high - low + 1
        ? solver.makeIntVar(low, high, name)
        : solver.makeIntVar(domain.rows().asLongStream().toArray(), name);
  }

  IntVar[] queens() {
    return queens;
  }

  IntVar queen(int column) {
    return queens[column];
  }

  static boolean areOffsets(List<View> views) {
    return views.stream().allMatch(view -> view.offset().isPresent());
  }

  /** The variables of views that are all offsets: sums. */
  IntVar[] sums(List<View> views) {
    return views.stream().map(this::sum).toArray(IntVar[]::new);
  }

  private IntVar sum(View view) {
    IntVar queen = queens[view.column()];
    int offset = view.offset().orElseThrow();
    return offset == 0 ? queen : solver.makeSum(queen, offset).var();
  }

  /**
   * The variables of numbers that stand for the values of views, read from tables. The solver keeps
   * a bit for every integer between the smallest and the largest number: a table of far-apart
   * values would take gigabytes, and one with a range beyond 2^32 would end the JVM.
   */
  IntVar[] elements(List<View> views, IntToLongFunction numbers) {
    return views.stream()
        .map(view -> solver.makeElement(table(view, numbers), queens[view.column()]).var())
        .toArray(IntVar[]::new);
  }

  /** By row: the number that stands for the value of a view. */
  long[] table(View view, IntToLongFunction numbers) {
    return view.values(queens.length).mapToLong(numbers).toArray();
  }
}
