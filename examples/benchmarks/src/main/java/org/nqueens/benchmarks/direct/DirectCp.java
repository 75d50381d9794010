package org.nqueens.benchmarks.direct;

import com.google.ortools.Loader;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.util.stream.IntStream;

/**
 * All placements by OR-Tools' original solver, each read row by row: as the OR-Tools N-queens guide
 * does it, and by first fail.
 */
public final class DirectCp {
  static {
    Loader.loadNativeLibraries();
  }

  private DirectCp() {}

  /** The constraints that make values differ, which decide how strongly the solver propagates. */
  public enum Propagation {
    /** All-differents with bounds consistency, the solver's default. */
    BOUNDS,
    /** All-differents that eliminate values taken. */
    VALUE_ELIMINATION,
    /** A disequality for each pair of columns and each kind of attack, no all-different. */
    DISEQUALITIES
  }

  /**
   * The published program: first unbound variable, smallest value.
   *
   * @param n the size of the board
   * @return what it found
   */
  public static Outcome published(int n) {
    return search(n, Propagation.BOUNDS, Solver.CHOOSE_FIRST_UNBOUND);
  }

  /**
   * First fail: smallest domain, ties by the highest minimum; smallest value.
   *
   * @param n the size of the board
   * @param propagation the constraints that make values differ
   * @return the outcome
   */
  public static Outcome firstFail(int n, Propagation propagation) {
    return search(n, propagation, Solver.CHOOSE_MIN_SIZE_HIGHEST_MIN);
  }

  private static Outcome search(int n, Propagation propagation, int selection) {
    Solver solver = new Solver("queens");
    IntVar[] queens = solver.makeIntVarArray(n, 0, n - 1);
    if (propagation == Propagation.DISEQUALITIES) {
      disequalities(solver, queens);
    } else {
      allDifferents(solver, queens, propagation == Propagation.BOUNDS);
    }
    solver.newSearch(solver.makePhase(queens, selection, Solver.ASSIGN_MIN_VALUE));
    long solutions = 0;
    int[] rows = new int[n];
    while (solver.nextSolution()) {
      for (int column = 0; column < n; column++) {
        rows[column] = (int) queens[column].value();
      }
      solutions++;
    }
    solver.endSearch();
    // The tree is exhausted: each decision was applied and then refuted.
    Outcome outcome = Outcome.of(solutions, solver.branches() / 2, solver.failures());
    solver.delete();
    return outcome;
  }

  private static void allDifferents(Solver solver, IntVar[] queens, boolean bounds) {
    solver.addConstraint(solver.makeAllDifferent(queens, bounds));
    for (int sign : new int[] {1, -1}) {
      IntVar[] diagonals =
          IntStream.range(0, queens.length)
              .mapToObj(column -> solver.makeSum(queens[column], sign * column).var())
              .toArray(IntVar[]::new);
      solver.addConstraint(solver.makeAllDifferent(diagonals, bounds));
    }
  }

  private static void disequalities(Solver solver, IntVar[] queens) {
    for (int distance = 1; distance < queens.length; distance++) {
      for (int rows : new int[] {0, distance, -distance}) {
        for (int column = 0; column + distance < queens.length; column++) {
          solver.addConstraint(
              solver.makeNonEquality(
                  queens[column], solver.makeSum(queens[column + distance], rows)));
        }
      }
    }
  }
}
