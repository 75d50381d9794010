package org.nqueens.benchmarks.direct;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearExpr;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
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
    int[] given = new int[n];
    Arrays.fill(given, -1);
    return solve(given, new CpSolver()).orElseThrow();
  }

  /**
   * Enumerates the placements that contain some queens, in the same way.
   *
   * @param given the row of the queen given in each column; negative if none is given
   * @param cap the time after which the search is given up
   * @return the outcome; empty if the search was given up
   */
  public static Optional<Outcome> completions(int[] given, Duration cap) {
    CpSolver solver = new CpSolver();
    solver
        .getParameters()
        .setMaxTimeInSeconds((double) cap.toNanos() / TimeUnit.SECONDS.toNanos(1));
    return solve(given, solver);
  }

  private static Optional<Outcome> solve(int[] given, CpSolver solver) {
    int n = given.length;
    CpModel model = new CpModel();
    IntVar[] queens =
        IntStream.range(0, n)
            .mapToObj(
                column ->
                    model.newIntVar(
                        Math.max(given[column], 0),
                        given[column] < 0 ? n - 1 : given[column],
                        "q" + column))
            .toArray(IntVar[]::new);
    model.addAllDifferent(queens);
    for (int sign : new int[] {1, -1}) {
      model.addAllDifferent(
          IntStream.range(0, n)
              .mapToObj(column -> LinearExpr.affine(queens[column], 1, (long) sign * column))
              .toList());
    }
    Counter counter = new Counter(queens);
    solver.getParameters().setEnumerateAllSolutions(true);
    CpSolverStatus status = solver.solve(model, counter);
    return status == CpSolverStatus.OPTIMAL || status == CpSolverStatus.INFEASIBLE
        ? Optional.of(Outcome.of(counter.solutions, solver.numBranches(), solver.numConflicts()))
        : Optional.empty();
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
