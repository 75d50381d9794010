package org.nqueens.benchmarks;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.util.stream.IntStream;

/**
 * The baseline for {@code cp}: all placements by OR-Tools' original solver, as the OR-Tools
 * N-queens guide does it. Every row is read.
 */
final class DirectCp {
  private DirectCp() {}

  static long enumerate(int n) {
    Solver solver = new Solver("direct");
    IntVar[] queens = solver.makeIntVarArray(n, 0, n - 1);
    solver.addConstraint(solver.makeAllDifferent(queens));
    for (int sign : new int[] {1, -1}) {
      IntVar[] diagonals =
          IntStream.range(0, n)
              .mapToObj(column -> solver.makeSum(queens[column], sign * column).var())
              .toArray(IntVar[]::new);
      solver.addConstraint(solver.makeAllDifferent(diagonals));
    }
    solver.newSearch(
        solver.makePhase(queens, Solver.CHOOSE_FIRST_UNBOUND, Solver.ASSIGN_MIN_VALUE));
    long solutions = 0;
    int[] rows = new int[n];
    while (solver.nextSolution()) {
      for (int column = 0; column < n; column++) {
        rows[column] = (int) queens[column].value();
      }
      solutions++;
    }
    solver.endSearch();
    solver.delete();
    return solutions;
  }
}
