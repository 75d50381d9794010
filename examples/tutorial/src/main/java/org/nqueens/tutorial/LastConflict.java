package org.nqueens.tutorial;

import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.Decision;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.VariableSelection;

/**
 * A strategy that hears failures: the column of the last failure comes first until it is placed. C.
 * Lecoutre, L. Saïs, S. Tabary and V. Vidal, <i>Reasoning from last conflict(s) in constraint
 * programming</i>, Artificial Intelligence 173 (2009).
 */
public final class LastConflict implements LearningStrategy {
  private int conflict = -1;

  private LastConflict() {}

  /** The strategy, with a memory of its own in each search. */
  static SearchStrategy strategy() {
    return SearchStrategy.perSearch("last conflict", LastConflict::new);
  }

  @Override
  public Decision next(SearchState state) {
    boolean open = conflict >= 0 && !state.isBound(conflict);
    int column = open ? conflict : VariableSelection.FIRST_UNBOUND.select(state);
    return Decision.assign(column, state.min(column));
  }

  @Override
  public void failed(DeadEnd deadEnd) {
    conflict = deadEnd.decision().map(Decision::column).orElse(-1);
  }

  /** Finds a placement of 16 queens by the first unbound column, and by the last conflict. */
  public static void main(String[] arguments) {
    for (SearchStrategy strategy : List.of(LEXICOGRAPHIC, strategy())) {
      QueensSolver solver = QueensSolver.builder().strategy(strategy).solutionLimit(1).build();
      SolveResult result =
          solver.tree().at(Propagation.VALUE).enumerate(QueensModel.of(16), placement -> {});
      System.out.println(strategy + ": " + result.statistics().failures() + " failures");
    }
  }
}
