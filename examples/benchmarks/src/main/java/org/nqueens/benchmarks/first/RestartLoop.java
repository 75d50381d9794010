package org.nqueens.benchmarks.first;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StopToken;

/** A loop such as a user writes: randomized first fail, Luby restarts counted in failures. */
final class RestartLoop {
  private static final int SHORTEST_RESTART = 100;

  private RestartLoop() {}

  static Verdict decide(QueensModel board, StopToken deadline) {
    for (int seed = 1; !deadline.isStopped(); seed++) {
      try {
        return QueensSolver.builder()
            .strategy(SearchStrategy.randomFirstFail(seed))
            .stopToken(deadline)
            .build()
            .tree()
            .failureLimit(SHORTEST_RESTART * luby(seed))
            .findAny(board)
            .map(found -> Verdict.of(board, found))
            .orElse(Verdict.INSOLUBLE);
      } catch (SearchStoppedException e) {
        // The next attempt, unless the time is over.
      }
    }
    return Verdict.OPEN;
  }

  private static int luby(int i) {
    int power = Integer.highestOneBit(i + 1);
    return power == i + 1 ? power / 2 : luby(i + 1 - power);
  }
}
