package org.nqueens.benchmarks.direct;

import com.google.ortools.Loader;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.SearchLimit;
import com.google.ortools.constraintsolver.Solver;
import java.time.Duration;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.nqueens.model.Variant;

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
   * The published program: the plain board, first unbound variable, smallest value.
   *
   * @param n the size of the board
   * @return what it found
   */
  public static Outcome published(int n) {
    Solver solver = new Solver("published");
    IntVar[] queens = solver.makeIntVarArray(n, 0, n - 1);
    allDifferents(solver, queens, Variant.QUEENS, true);
    return search(solver, queens, Solver.CHOOSE_FIRST_UNBOUND);
  }

  /**
   * First fail: smallest domain, ties by the highest minimum; smallest value.
   *
   * @param variant {@code QUEENS}, {@code TOROIDAL} or {@code SUPERQUEENS}
   * @param n the size of the board
   * @param propagation the constraints that make values differ
   * @return the outcome
   */
  public static Outcome firstFail(Variant variant, int n, Propagation propagation) {
    Solver solver = new Solver("first fail");
    IntVar[] queens = solver.makeIntVarArray(n, 0, n - 1);
    switch (propagation) {
      case BOUNDS -> allDifferents(solver, queens, variant, true);
      case VALUE_ELIMINATION -> allDifferents(solver, queens, variant, false);
      case DISEQUALITIES -> disequalities(solver, queens, variant);
    }
    if (variant == Variant.SUPERQUEENS) {
      notApart(solver, queens, 1, 2);
      notApart(solver, queens, 2, 1);
    }
    return search(solver, queens, Solver.CHOOSE_MIN_SIZE_HIGHEST_MIN);
  }

  /**
   * The placements of the plain board that contain some queens: first fail, smallest value, taken
   * values eliminated.
   *
   * @param given the row of the queen given in each column; negative if none is given
   * @param cap the time after which the search is given up
   * @return the outcome; empty if the search was given up
   */
  public static Optional<Outcome> completions(int[] given, Duration cap) {
    int n = given.length;
    Solver solver = new Solver("completions");
    IntVar[] queens =
        IntStream.of(given)
            .mapToObj(row -> solver.makeIntVar(Math.max(row, 0), row < 0 ? n - 1 : row))
            .toArray(IntVar[]::new);
    allDifferents(solver, queens, Variant.QUEENS, false);
    SearchLimit limit = solver.makeTimeLimit(cap.toMillis());
    solver.newSearch(
        solver.makePhase(queens, Solver.CHOOSE_MIN_SIZE_HIGHEST_MIN, Solver.ASSIGN_MIN_VALUE),
        limit);
    long solutions = visit(solver, queens);
    boolean cut = limit.crossed();
    Outcome outcome = end(solver, solutions);
    return cut ? Optional.empty() : Optional.of(outcome);
  }

  private static void allDifferents(
      Solver solver, IntVar[] queens, Variant variant, boolean bounds) {
    int n = queens.length;
    solver.addConstraint(solver.makeAllDifferent(queens, bounds));
    for (int sign : new int[] {1, -1}) {
      IntVar[] diagonals =
          IntStream.range(0, n)
              .mapToObj(
                  column ->
                      variant == Variant.TOROIDAL
                          ? lookup(solver, queens[column], row -> (row + sign * column + n) % n, n)
                          : solver.makeSum(queens[column], sign * column).var())
              .toArray(IntVar[]::new);
      solver.addConstraint(solver.makeAllDifferent(diagonals, bounds));
    }
  }

  private static void disequalities(Solver solver, IntVar[] queens, Variant variant) {
    for (int distance = 1; distance < queens.length; distance++) {
      notApart(solver, queens, distance, 0);
      notApart(solver, queens, distance, distance);
      if (variant == Variant.TOROIDAL) {
        notApart(solver, queens, distance, queens.length - distance);
      }
    }
  }

  private static IntVar lookup(Solver solver, IntVar queen, IntUnaryOperator value, int n) {
    return solver.makeElement(IntStream.range(0, n).map(value).toArray(), queen).var();
  }

  private static void notApart(Solver solver, IntVar[] queens, int columns, int rows) {
    for (int column = 0; column + columns < queens.length; column++) {
      for (int distance : rows == 0 ? new int[] {0} : new int[] {rows, -rows}) {
        solver.addConstraint(
            solver.makeNonEquality(
                queens[column], solver.makeSum(queens[column + columns], distance)));
      }
    }
  }

  private static Outcome search(Solver solver, IntVar[] queens, int selection) {
    solver.newSearch(solver.makePhase(queens, selection, Solver.ASSIGN_MIN_VALUE));
    return end(solver, visit(solver, queens));
  }

  private static long visit(Solver solver, IntVar[] queens) {
    long solutions = 0;
    int[] rows = new int[queens.length];
    while (solver.nextSolution()) {
      for (int column = 0; column < rows.length; column++) {
        rows[column] = (int) queens[column].value();
      }
      solutions++;
    }
    return solutions;
  }

  private static Outcome end(Solver solver, long solutions) {
    solver.endSearch();
    // The tree is exhausted: each decision was applied and then refuted.
    Outcome outcome = Outcome.of(solutions, solver.branches() / 2, solver.failures());
    solver.delete();
    return outcome;
  }
}
