package org.nqueens.benchmarks.direct;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import java.util.stream.IntStream;

/**
 * All placements by CP-SAT, as the OR-Tools N-queens guide does it: integer variables, three
 * all-differents, and a callback that reads every row.
 */
public final class DirectCpSat {
  static {
    Loader.loadNativeLibraries();
  }

  private DirectCpSat() {}

  /**
   * Enumerates all placements.
   *
   * @param n the size of the board
   * @return what it found; failures are the conflicts
   */
  public static Outcome published(int n) {
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
    CpSolver solver = new CpSolver();
    solver.getParameters().setEnumerateAllSolutions(true);
    Counter counter = new Counter(queens);
    solver.solve(model, counter);
    return Outcome.of(counter.solutions, solver.numBranches(), solver.numConflicts());
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
