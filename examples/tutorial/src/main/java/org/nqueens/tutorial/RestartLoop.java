package org.nqueens.tutorial;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.Portfolio;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;

/**
 * Randomized restarts, as a loop in the application and as a portfolio. Each attempt gives up after
 * a number of failures, which grows by half. All attempts stop with the token of the application.
 */
public final class RestartLoop {
  private static Optional<Placement> find(QueensModel model, QueensSolver solver) {
    int failures = 10;
    for (int seed = 1; ; seed++) {
      SearchStrategy strategy = SearchStrategy.randomFirstFail(seed);
      TreeSearch attempt = solver.toBuilder().strategy(strategy).build().tree();
      try {
        Optional<Placement> found = attempt.failureLimit(failures).findAny(model);
        System.out.println("attempt " + seed + " of at most " + failures + " failures");
        return found;
      } catch (SearchStoppedException e) {
        if (e.completion() != Completion.FAILURE_LIMIT) {
          throw e;
        }
        failures += failures / 2;
      }
    }
  }

  /** Finds a placement of 29 queens on a torus. */
  public static void main(String[] arguments) {
    QueensModel model =
        QueensModel.builder(29).rowsAllDifferent().toroidalDiagonalsAllDifferent().build();
    QueensSolver solver =
        QueensSolver.builder().stopToken(StopToken.within(Duration.ofMinutes(1))).build();
    System.out.println("a loop finds " + find(model, solver).orElseThrow());
    Portfolio restarts = Portfolio.geometric(SearchStrategy.randomFirstFail(1), 10, 1.5);
    QueensSolver restarting = solver.toBuilder().portfolio(restarts).build();
    System.out.println("a portfolio finds " + restarting.findAny(model).orElseThrow());
  }
}
