package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.ScriptedBackend;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.call.PlacementStream;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

class PulledTest {
  /** Refuted by the domains alone. */
  private static final QueensModel MODEL =
      QueensModel.of(4).toBuilder().block(0, 0).block(1, 0).block(2, 0).block(3, 0).build();

  private final StopSignal signal = StopSignal.start(Optional.empty());

  private PlacementStream.Source source() {
    SolverOptions options =
        new SolverOptions(
            new BackendCalls(
                ScriptedBackend.inOrder(
                    (request, sink) -> {
                      throw new AssertionError("there is nothing to search");
                    })),
            Map.of());
    return new SearchRun(SearchPlan.toEnumerate(options, MODEL), signal, ProgressLog.NONE)
        .pull(Long.MAX_VALUE);
  }

  @Test
  void hasNoPlacementOfARefutedModel() {
    assertThat(source()).isExhausted();
  }

  @Test
  void namesTheThreadThatClosedItAsTheCause() {
    PlacementStream.Source source = source();
    source.stop();
    assertThat(source.stopped().completion()).isEqualTo(Completion.STOPPED_BY_CONSUMER);
  }

  @Test
  void throwsWhereTheRunWasStoppedBeforeItBegan() {
    signal.stop(Completion.TIME_LIMIT);
    assertThatThrownBy(source()::hasNext).isInstanceOf(SearchStoppedException.class);
  }
}
