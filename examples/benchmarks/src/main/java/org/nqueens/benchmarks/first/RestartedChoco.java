package org.nqueens.benchmarks.first;

import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;
import org.nqueens.search.StopToken;

/**
 * One placement by Choco: dom/wdeg, smallest row, Luby restarts with nogoods, and its default
 * all-differents.
 */
final class RestartedChoco {
  /** The failures of the shortest restart. */
  private static final long SHORTEST_RESTART = 100;

  private RestartedChoco() {}

  /**
   * Decides a board.
   *
   * @param board the board
   * @param deadline stopped when the search is to be given up
   * @return whether it has a placement
   */
  static Verdict decide(QueensModel board, StopToken deadline) {
    Model choco = new Model();
    IntVar[] queens =
        IntStream.range(0, board.size())
            .mapToObj(column -> choco.intVar("q" + column, board.domain(column).rows().toArray()))
            .toArray(IntVar[]::new);
    for (AllDifferent rule : board.constraints()) {
      choco
          .allDifferent(
              rule.views().stream()
                  .map(view -> variable(choco, queens[view.column()], view, board.size()))
                  .toArray(IntVar[]::new))
          .post();
    }
    Solver solver = choco.getSolver();
    solver.setSearch(Search.domOverWDegSearch(queens));
    solver.setLubyRestart(SHORTEST_RESTART, new FailCounter(choco, 0), Integer.MAX_VALUE);
    solver.setNoGoodRecordingFromRestarts();
    solver.addStopCriterion(deadline::isStopped);
    if (solver.solve()) {
      return Verdict.of(
          board,
          Placement.of(IntStream.range(0, queens.length).map(i -> queens[i].getValue()).toArray()));
    }
    return solver.isStopCriterionMet() ? Verdict.OPEN : Verdict.INSOLUBLE;
  }

  private static IntVar variable(Model choco, IntVar queen, View view, int n) {
    if (view.shift().isPresent()) {
      return choco.offset(queen, view.shift().getAsInt());
    }
    int[] table = view.values(n).toArray();
    IntVar value = choco.intVar(IntStream.of(table).distinct().toArray());
    choco.element(value, table, queen).post();
    return value;
  }
}
