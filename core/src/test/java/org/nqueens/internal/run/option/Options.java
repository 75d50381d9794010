package org.nqueens.internal.run.option;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.StrategyOption;
import org.nqueens.search.StopToken;
import org.nqueens.spi.SolverBackend;

/** Options of solvers, of which a test sets one or two. */
public final class Options {
  private Options() {}

  public static SolverOptions of(SolverBackend backend) {
    return of(backend, new StrategyOption.Unset(), 1);
  }

  public static SolverOptions of(SolverBackend backend, int threads) {
    return of(backend, new StrategyOption.Unset(), threads);
  }

  public static SolverOptions of(SolverBackend backend, StrategyOption strategy, int threads) {
    return options(backend, strategy, threads, Optional.empty(), Optional.empty(), false);
  }

  public static SolverOptions upToSymmetry(SolverBackend backend) {
    StrategyOption unset = new StrategyOption.Unset();
    return options(backend, unset, 1, Optional.empty(), Optional.empty(), true);
  }

  public static SolverOptions within(Duration limit, SolverBackend backend) {
    StrategyOption unset = new StrategyOption.Unset();
    return options(backend, unset, 1, Optional.of(limit), Optional.empty(), false);
  }

  public static SolverOptions stoppedBy(StopToken token, SolverBackend backend) {
    StrategyOption unset = new StrategyOption.Unset();
    return options(backend, unset, 1, Optional.empty(), Optional.of(token), false);
  }

  private static SolverOptions options(
      SolverBackend backend,
      StrategyOption strategy,
      int threads,
      Optional<Duration> timeLimit,
      Optional<StopToken> token,
      boolean upToSymmetry) {
    return new SolverOptions(
        new BackendCalls(backend),
        strategy,
        threads,
        timeLimit,
        Long.MAX_VALUE,
        Optional.empty(),
        token,
        upToSymmetry);
  }
}
