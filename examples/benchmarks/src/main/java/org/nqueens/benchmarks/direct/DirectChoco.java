package org.nqueens.benchmarks.direct;

import java.time.Duration;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;
import org.nqueens.model.Variant;

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
   * @param variant {@code QUEENS}, {@code TOROIDAL} or {@code SUPERQUEENS}
   * @param n the size of the board
   * @param propagation the constraints that make values differ
   * @param value the value to try first
   * @return the outcome
   */
  public static Outcome firstFail(Variant variant, int n, Propagation propagation, Value value) {
    Model model = new Model();
    IntVar[] queens = model.intVarArray("q", n, 0, n - 1, false);
    if (propagation == Propagation.DISEQUALITIES) {
      disequalities(model, queens, variant);
    } else {
      allDifferents(model, queens, variant, propagation.name());
    }
    if (variant == Variant.SUPERQUEENS) {
      notApart(model, queens, 1, 2);
      notApart(model, queens, 2, 1);
    }
    model
        .getSolver()
        .setSearch(
            value == Value.SMALLEST
                ? Search.minDomLBSearch(queens)
                : Search.minDomUBSearch(queens));
    return search(model.getSolver(), queens);
  }

  /**
   * The placements of the plain board that contain some queens: first fail, smallest value, forward
   * checking.
   *
   * @param given the row of the queen given in each column; negative if none is given
   * @param cap the time after which the search is given up
   * @return the outcome; empty if the search was given up
   */
  public static Optional<Outcome> completions(int[] given, Duration cap) {
    int n = given.length;
    Model model = new Model();
    IntVar[] queens =
        IntStream.of(given)
            .mapToObj(row -> model.intVar(Math.max(row, 0), row < 0 ? n - 1 : row, false))
            .toArray(IntVar[]::new);
    allDifferents(model, queens, Variant.QUEENS, Propagation.FC.name());
    Solver solver = model.getSolver();
    solver.setSearch(Search.minDomLBSearch(queens));
    solver.limitTime(cap.toMillis());
    Outcome outcome = search(solver, queens);
    return solver.isStopCriterionMet() ? Optional.empty() : Optional.of(outcome);
  }

  private static void allDifferents(
      Model model, IntVar[] queens, Variant variant, String consistency) {
    int n = queens.length;
    model.allDifferent(queens, consistency).post();
    for (int sign : new int[] {1, -1}) {
      IntVar[] diagonals =
          IntStream.range(0, n)
              .mapToObj(
                  column ->
                      variant == Variant.TOROIDAL
                          ? lookup(model, queens[column], row -> (row + sign * column + n) % n, n)
                          : model.offset(queens[column], sign * column))
              .toArray(IntVar[]::new);
      model.allDifferent(diagonals, consistency).post();
    }
  }

  private static void disequalities(Model model, IntVar[] queens, Variant variant) {
    for (int distance = 1; distance < queens.length; distance++) {
      notApart(model, queens, distance, 0);
      notApart(model, queens, distance, distance);
      if (variant == Variant.TOROIDAL) {
        notApart(model, queens, distance, queens.length - distance);
      }
    }
  }

  private static IntVar lookup(Model model, IntVar queen, IntUnaryOperator value, int n) {
    IntVar looked = model.intVar(0, n - 1, false);
    model.element(looked, IntStream.range(0, n).map(value).toArray(), queen).post();
    return looked;
  }

  private static void notApart(Model model, IntVar[] queens, int columns, int rows) {
    for (int column = 0; column + columns < queens.length; column++) {
      for (int distance : rows == 0 ? new int[] {0} : new int[] {rows, -rows}) {
        model.arithm(queens[column], "-", queens[column + columns], "!=", distance).post();
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
