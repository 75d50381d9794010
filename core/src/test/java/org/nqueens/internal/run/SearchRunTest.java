package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.DelegatingBackend;
import org.nqueens.QueensSolver;
import org.nqueens.ScriptedBackend;
import org.nqueens.contract.BruteForce;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.SolverOptions.Option;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SolverBackend;

class SearchRunTest {
  private static final QueensModel MODEL = QueensModel.of(6);

  /** Answers like brute force, and asks to stop when its last part is searched. */
  private static SolverBackend stoppingAfter(int parts, StopSignal stop) {
    AtomicInteger searched = new AtomicInteger();
    return ScriptedBackend.inOrder(
        (request, sink) -> {
          long solutions = BruteForce.solve(request.model()).size();
          BruteForce.solve(request.model()).forEach(placement -> sink.accept(placement.rows()));
          if (searched.incrementAndGet() == parts) {
            stop.stop(Completion.TIME_LIMIT);
          }
          return new SearchOutcome(true, solutions, 0, 0);
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void isExhaustedThoughAskedToStopAfterItsLastPart(boolean upToSymmetry) {
    StopSignal stop = StopSignal.start(Optional.empty());
    int parts = upToSymmetry ? 28 : 1;
    SolverOptions options =
        new SolverOptions(
            new BackendCalls(stoppingAfter(parts, stop)),
            Map.of(Option.UP_TO_SYMMETRY, upToSymmetry));
    SearchPlan plan = SearchPlan.toEnumerate(options, MODEL);
    assertThat(plan.decomposition().parts(() -> false)).toIterable().hasSize(parts);
    assertThat(
            new SearchRun(plan, stop, ProgressLog.NONE)
                .enumerate(placement -> true, Long.MAX_VALUE))
        .satisfies(
            result -> {
              assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
              assertThat(result.solutions()).isEqualTo(upToSymmetry ? 1 : 4);
            });
  }

  /** The embedded engine, which here prefers the reverse of the lexicographic order. */
  private static final class Descending extends DelegatingBackend {
    Descending() {
      super(new EmbeddedBackend());
    }

    @Override
    public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
      return Optional.of(
          SearchStrategy.of(VariableSelection.FIRST_UNBOUND, ValueSelection.LARGEST));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void countsWithinALimitOnABackendThatPrefersTheReverseOrder(int threads) {
    assertThat(
            QueensSolver.builder()
                .backend(new Descending())
                .threads(threads)
                .upToSymmetry()
                .solutionLimit(100)
                .build()
                .count(QueensModel.of(8)))
        .isEqualTo(12);
    assertThat(
            QueensSolver.builder()
                .backend(new Descending())
                .threads(threads)
                .solutionLimit(100)
                .build()
                .count(QueensModel.of(8)))
        .isEqualTo(92);
  }
}
