package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.DecisionBuilder;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import org.nqueens.ortools.internal.nativecode.NativeLibrary;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * The phases (decision builders) of the original CP solver that implement the named strategies.
 *
 * <p>The solver's constants are native calls: this class must not be used before {@link
 * NativeLibrary} has loaded the library.
 */
final class CpPhase {
  private CpPhase() {}

  static DecisionBuilder of(NamedStrategy strategy, IntVar[] queens, Solver solver) {
    return solver.makePhase(queens, constant(strategy.variables()), constant(strategy.values()));
  }

  private static int constant(VariableSelection selection) {
    return switch (selection) {
      case FIRST_UNBOUND -> Solver.CHOOSE_FIRST_UNBOUND;
      case MIN_DOMAIN_SIZE -> Solver.CHOOSE_MIN_SIZE;
      case MAX_DOMAIN_SIZE -> Solver.CHOOSE_MAX_SIZE;
      case LOWEST_MIN -> Solver.CHOOSE_LOWEST_MIN;
      case HIGHEST_MAX -> Solver.CHOOSE_HIGHEST_MAX;
      case MIN_SIZE_LOWEST_MIN -> Solver.CHOOSE_MIN_SIZE_LOWEST_MIN;
      case MIN_SIZE_HIGHEST_MIN -> Solver.CHOOSE_MIN_SIZE_HIGHEST_MIN;
      case MIN_SIZE_LOWEST_MAX -> Solver.CHOOSE_MIN_SIZE_LOWEST_MAX;
      case MIN_SIZE_HIGHEST_MAX -> Solver.CHOOSE_MIN_SIZE_HIGHEST_MAX;
      case MAX_REGRET_ON_MIN -> Solver.CHOOSE_MAX_REGRET_ON_MIN;
    };
  }

  private static int constant(ValueSelection selection) {
    return switch (selection) {
      case SMALLEST -> Solver.ASSIGN_MIN_VALUE;
      case LARGEST -> Solver.ASSIGN_MAX_VALUE;
      case MIDDLE -> Solver.ASSIGN_CENTER_VALUE;
      case LOWER_HALF -> Solver.SPLIT_LOWER_HALF;
      case UPPER_HALF -> Solver.SPLIT_UPPER_HALF;
    };
  }
}
