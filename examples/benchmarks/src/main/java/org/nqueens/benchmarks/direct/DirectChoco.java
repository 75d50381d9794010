package org.nqueens.benchmarks.direct;

import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/** All placements by Choco, each read row by row: first fail. */
public final class DirectChoco {
  private DirectChoco() {}

  /** The constraints that make values differ, which decide how strongly the solver propagates. */
  public enum Propagation {
    /** All-differents with forward checking: values taken are eliminated. */
    FC,
    /** All-differents with bounds consistency. */
    BC,
    /** All-differents with arc consistency: every remaining value has a support. */
    AC,
    /** A disequality for each pair of columns and each kind of attack, no all-different. */
    DISEQUALITIES
  }

  /** The value of the smallest domain to try first. */
  public enum Value {
    /** The smallest value, as in all other programs. */
    SMALLEST,
    /** The largest value, which is faster. */
    LARGEST
  }

  /**
   * Enumerates all placements.
   *
   * @param n the size of the board
   * @param propagation the constraints that make values differ
   * @param value the value to try first
   * @return the outcome
   */
  public static Outcome firstFail(int n, Propagation propagation, Value value) {
    Model model = new Model();
    IntVar[] queens = model.intVarArray("q", n, 0, n - 1, false);
    if (propagation == Propagation.DISEQUALITIES) {
      disequalities(model, queens);
    } else {
      allDifferents(model, queens, propagation.name());
    }
    model
        .getSolver()
        .setSearch(
            value == Value.SMALLEST
                ? Search.minDomLBSearch(queens)
                : Search.minDomUBSearch(queens));
    return search(model.getSolver(), queens);
  }

  private static void allDifferents(Model model, IntVar[] queens, String consistency) {
    model.allDifferent(queens, consistency).post();
    for (int sign : new int[] {1, -1}) {
      IntVar[] diagonals =
          IntStream.range(0, queens.length)
              .mapToObj(column -> model.offset(queens[column], sign * column))
              .toArray(IntVar[]::new);
      model.allDifferent(diagonals, consistency).post();
    }
  }

  private static void disequalities(Model model, IntVar[] queens) {
    for (int distance = 1; distance < queens.length; distance++) {
      for (int rows : new int[] {0, distance, -distance}) {
        for (int column = 0; column + distance < queens.length; column++) {
          model.arithm(queens[column], "-", queens[column + distance], "!=", rows).post();
        }
      }
    }
  }

  private static Outcome search(Solver solver, IntVar[] queens) {
    long solutions = 0;
    int[] rows = new int[queens.length];
    while (solver.solve()) {
      for (int column = 0; column < rows.length; column++) {
        rows[column] = queens[column].getValue();
      }
      solutions++;
    }
    return Outcome.of(solutions, solver.getDecisionCount(), solver.getFailCount());
  }
}
