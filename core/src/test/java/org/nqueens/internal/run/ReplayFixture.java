package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.SolverOptions.Option;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.call.StrategyOption;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.engine.EmbeddedBackend;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** Searches whose mirrored half is replayed, and the same searches by the backend alone. */
final class ReplayFixture {
  static final QueensModel TWELVE = QueensModel.of(12);
  static final long AMPLE = 1 << 26;

  static final EmbeddedBackend EMBEDDED = new EmbeddedBackend();

  static SearchStrategy first(ValueSelection values) {
    return SearchStrategy.of(VariableSelection.FIRST_UNBOUND, values);
  }

  /** The placements that the backend finds by itself. */
  static List<Placement> searched(QueensModel model, SearchStrategy strategy) {
    List<Placement> placements = new ArrayList<>();
    EMBEDDED.search(
        new SearchRequest(model, strategy, () -> false),
        rows -> placements.add(Placement.of(rows)));
    return placements;
  }

  static List<Placement> delivered(
      QueensModel model, SearchStrategy strategy, int threads, SolverBackend backend, long bytes) {
    SolverOptions options =
        new SolverOptions(
            new BackendCalls(backend),
            Map.of(Option.STRATEGY, new StrategyOption.Chosen(strategy), Option.THREADS, threads));
    SearchPlan plan = SearchPlan.toEnumerate(options, model);
    assertThat(plan.decomposition()).isInstanceOf(MirroredHalves.class);
    List<Placement> placements = new ArrayList<>();
    MemoryAccount account = new MemoryAccount(bytes);
    ReplayCache replays = new ReplayCache(account, bytes);
    SolveResult result =
        new SearchRun(
                plan,
                StopSignal.start(Optional.empty()),
                ProgressLog.NONE,
                Optional.empty(),
                Optional.empty(),
                Optional.of(replays))
            .enumerate(placements::add, Long.MAX_VALUE);
    assertThat(account.reserved()).as("reserved after the search").isZero();
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(placements.size());
    return placements;
  }

  /** Reports the first difference; to compare and print thousands of placements takes long. */
  static void assertSame(List<Placement> actual, List<Placement> expected, String what) {
    for (int i = 0; i < Math.min(actual.size(), expected.size()); i++) {
      assertThat(actual.get(i)).as("placement %d, %s", i, what).isEqualTo(expected.get(i));
    }
    assertThat(actual.size()).as("placements, %s", what).isEqualTo(expected.size());
  }

  private ReplayFixture() {}
}
