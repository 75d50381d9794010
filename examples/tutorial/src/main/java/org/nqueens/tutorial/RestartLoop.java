package org.nqueens.tutorial;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;

/**
 * Randomized restarts of one's own: each attempt gives up after a number of failures, which grows
 * by half. The loop keeps the token of the application, of which each attempt has a child.
 */
public final class RestartLoop {
  private RestartLoop() {}

  /** A strategy that stops its search at a number of failures. */
  private static final class Attempt implements SearchStrategy {
    private final SearchStrategy strategy;
    private final StopToken token;
    private int failuresLeft;

    Attempt(SearchStrategy strategy, int failures, StopToken token) {
      this.strategy = strategy;
      this.failuresLeft = failures;
      this.token = token;
    }

    @Override
    public Decision next(SearchState state) {
      return strategy.next(state);
    }

    @Override
    public void failed(DeadEnd deadEnd) {
      if (--failuresLeft == 0) {
        token.stop();
      }
    }
  }

  private static Optional<Placement> find(QueensModel model, StopToken application) {
    int failures = 10;
    for (int seed = 1; ; seed++) {
      StopToken token = application.child();
      SearchStrategy random = SearchStrategy.randomFirstFail(seed);
      int limit = failures;
      SearchStrategy strategy =
          SearchStrategy.perSearch(
              "attempt " + seed, () -> new Attempt(random.begin(model), limit, token));
      try {
        Optional<Placement> found =
            QueensSolver.builder().strategy(strategy).stopToken(token).build().findAny(model);
        System.out.println("attempt " + seed + " of at most " + limit + " failures");
        return found;
      } catch (SearchStoppedException e) {
        if (application.isStopped()) {
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
    StopToken application = StopToken.within(Duration.ofMinutes(1));
    System.out.println(find(model, application).isPresent());
  }
}
