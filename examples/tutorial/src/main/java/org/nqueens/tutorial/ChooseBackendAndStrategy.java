package org.nqueens.tutorial;

import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/** Solves one model with several backends and two strategies. */
public final class ChooseBackendAndStrategy {
  /** Prints the search effort for eight queens. */
  public static void main(String[] arguments) {
    SearchStrategy firstFail =
        SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);
    for (SearchStrategy strategy : List.of(SearchStrategy.LEXICOGRAPHIC, firstFail)) {
      for (String backend : List.of("embedded", "cp", "cp-sat")) {
        QueensSolver solver = QueensSolver.builder().backend(backend).strategy(strategy).build();
        SolveResult result = solver.enumerate(QueensModel.of(8), placement -> {});
        System.out.printf(
            "%-8s %s: %s solutions, %s failures, %s decisions, propagation %s%n",
            backend,
            strategy,
            result.solutions(),
            result.statistics().failures(),
            result.statistics().decisions(),
            result.propagation());
      }
    }
  }
}
