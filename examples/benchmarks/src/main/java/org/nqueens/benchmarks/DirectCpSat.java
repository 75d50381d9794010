package org.nqueens.benchmarks;

import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import java.util.stream.IntStream;

/**
 * The baseline for {@code cp-sat}: all placements by CP-SAT, as the OR-Tools N-queens guide does
 * it. Every row is read.
 */
final class DirectCpSat {
  private DirectCpSat() {}

  static long enumerate(int n) {
    CpModel model = new CpModel();
    IntVar[] queens =
        IntStream.range(0, n)
            .mapToObj(column -> model.newIntVar(0, n - 1, "q" + column))
            .toArray(IntVar[]::new);
    model.addAllDifferent(queens);
    for (int sign : new int[] {1, -1}) {
      model.addAllDifferent(
          IntStream.range(0, n)
              .mapToObj(column -> LinearExpr.affine(queens[column], 1, (long) sign * column))
              .toList());
    }
    Counter counter = new Counter(queens);
    CpSolver solver = new CpSolver();
    solver.getParameters().setEnumerateAllSolutions(true);
    solver.solve(model, counter);
    return counter.solutions;
  }

  private static final class Counter extends CpSolverSolutionCallback {
    private final IntVar[] queens;
    private final int[] rows;
    private long solutions;

    Counter(IntVar[] queens) {
      this.queens = queens;
      this.rows = new int[queens.length];
    }

    @Override
    public void onSolutionCallback() {
      for (int column = 0; column < rows.length; column++) {
        rows[column] = (int) value(queens[column]);
      }
      solutions++;
    }
  }
}
