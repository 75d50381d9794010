package org.nqueens.tutorial;

import static org.nqueens.search.ValueSelection.SMALLEST;
import static org.nqueens.search.VariableSelection.MIN_DOMAIN_SIZE;

import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.SearchStatistics;
import org.nqueens.search.SearchStrategy;

/** Strategies that learn from failures, beside first fail, on a torus without a solution. */
public final class CompareLearning {
  /** Prints the effort of each proof that there is no placement. */
  public static void main(String[] arguments) {
    QueensModel model = Variant.TOROIDAL.builder(10).build();
    for (SearchStrategy strategy :
        List.of(
            SearchStrategy.of(MIN_DOMAIN_SIZE, SMALLEST),
            SearchStrategy.lastConflict(MIN_DOMAIN_SIZE, SMALLEST),
            SearchStrategy.conflictOrdering(MIN_DOMAIN_SIZE, SMALLEST),
            SearchStrategy.weightedDegree(SMALLEST),
            SearchStrategy.named(
                "own first fail", state -> SMALLEST.decide(state.smallestDomain(), state)))) {
      SearchStatistics effort =
          QueensSolver.builder()
              .strategy(strategy)
              .build()
              .tree()
              .enumerate(model, placement -> {})
              .statistics();
      System.out.println(strategy + ": " + effort.failures() + " failures");
    }
  }
}
