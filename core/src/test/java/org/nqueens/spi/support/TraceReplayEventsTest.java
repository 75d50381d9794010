package org.nqueens.spi.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.internal.run.TraceRecorder;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Decision;
import org.nqueens.search.FixedDomains;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.TraceNode;

/** Replays of backends that differ from any level, and replays that are stopped. */
class TraceReplayEventsTest {
  private static final BooleanSupplier NEVER = () -> false;

  /** A queen that the backend has not let attack yet attacks in the replay of both children. */
  @Test
  void letsEarlierQueensAttackAgainAfterADifference() {
    QueensModel model = QueensModel.builder(3).rowsAllDifferent().build();
    TraceRecorder recorder = new TraceRecorder();
    recorder.begun(model);
    TraceReplay replay = new TraceReplay(model, Propagation.VALUE, NEVER, recorder);
    replay.propagated(new FixedDomains(model.domains()));
    replay.applied(Decision.assign(0, 0));
    FixedDomains lazy =
        new FixedDomains(List.of(RowDomain.of(0), RowDomain.all(3), RowDomain.all(3)));
    replay.propagated(lazy);
    replay.applied(Decision.atMost(1, 1));
    FixedDomains left =
        new FixedDomains(List.of(RowDomain.of(0), RowDomain.of(1), RowDomain.of(2)));
    replay.propagated(left);
    replay.refuted();
    FixedDomains right =
        new FixedDomains(List.of(RowDomain.of(0), RowDomain.of(2), RowDomain.of(1)));
    replay.propagated(right);
    recorder.ended(Optional.of(QueensSolver.builder().build().enumerate(model, placement -> {})));
    List<TraceNode> nodes = recorder.trace("lazy").nodes();
    assertThat(nodes.get(1).prunings()).hasToString("[decided: (0, 1) (0, 2)]");
    assertThat(nodes.get(2).prunings())
        .hasToString(
            "[decided: (1, 2), queen (0, 0), rows: (1, 0) (2, 0), queen (1, 1), rows: (2, 1)]");
    assertThat(nodes.get(3).prunings())
        .hasToString(
            "[decided: (1, 0) (1, 1), queen (0, 0), rows: (2, 0), queen (1, 2), rows: (2, 2)]");
  }

  /** Counts events. */
  private static final class Heard implements SearchListener {
    private final List<String> events = new ArrayList<>();

    @Override
    public void branched(Branch branch) {
      events.add(branch.toString());
    }

    @Override
    public void pruned(int column, int row, Cause cause) {
      events.add("pruned");
    }

    @Override
    public void propagated(SearchState domains) {
      events.add("propagated");
    }

    @Override
    public void failed(Failure failure) {
      events.add("failed");
    }
  }

  @Test
  void tellsNothingOfANodeWhoseReplayIsStopped() {
    QueensModel model = QueensModel.of(65);
    AtomicBoolean stop = new AtomicBoolean();
    Heard heard = new Heard();
    TraceReplay replay = new TraceReplay(model, Propagation.BOUNDS, stop::get, heard);
    replay.propagated(new FixedDomains(model.domains()));
    stop.set(true);
    replay.applied(Decision.assign(0, 0));
    replay.failed();
    replay.refuted();
    replay.propagated(new FixedDomains(model.domains()));
    assertThat(heard.events).containsExactly("propagated", "q_0 = 0");
  }

  @Test
  void tellsNothingIfItIsStoppedAtTheRoot() {
    QueensModel model = QueensModel.of(65).toBuilder().place(0, 0).build();
    Heard heard = new Heard();
    TraceReplay replay = new TraceReplay(model, Propagation.BOUNDS, () -> true, heard);
    replay.propagated(new FixedDomains(model.domains()));
    replay.applied(Decision.assign(1, 2));
    assertThat(heard.events).isEmpty();
  }
}
