package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.ScriptedBackend;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.SolverOptions.Option;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.SearchOutcome;

@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Sampled
class ParallelEnumerationTest {
  private static final int THREADS = 4;

  /** Fails once by a stack overflow, and has no part left when asked again. */
  private static final class Broken implements Iterator<Part> {
    private final AtomicBoolean asked = new AtomicBoolean();

    @Override
    public boolean hasNext() {
      return asked.compareAndSet(false, true) && overflow() > 0;
    }

    private int overflow() {
      return 1 + overflow();
    }

    @Override
    public Part next() {
      throw new AssertionError("no part is left");
    }
  }

  /** Many times, since it takes a rare order of what the threads do. */
  @Test
  void neverTakesAnErrorWhileSplittingForTheEnd() {
    for (int i = 0; i < Gate.cases(150, 500); i++) {
      splitWithAnError();
    }
  }

  private static void splitWithAnError() {
    StopSignal stop = StopSignal.start(Optional.empty());
    SolverOptions options =
        new SolverOptions(
            new BackendCalls(ScriptedBackend.inOrder((asked, sink) -> SearchOutcome.EMPTY)),
            Map.of(Option.THREADS, THREADS));
    SearchPlan plan = SearchPlan.toEnumerate(options, QueensModel.of(8));
    ParallelEnumeration search =
        new ParallelEnumeration(plan, stop, Optional.empty(), ProgressLog.NONE, new Broken());
    try {
      assertThatThrownBy(search::hasNext).isInstanceOf(StackOverflowError.class);
    } finally {
      search.close();
    }
  }
}
