package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.CountedBackend;
import org.nqueens.ScriptedBackend;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.run.backend.KeptThrowable;
import org.nqueens.internal.run.option.Options;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** Counts and enumerations on several threads, part by part. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Sampled
class ParallelRunTest {
  private static final QueensModel MODEL = QueensModel.of(4);
  private static final Part PART = new Part(0, MODEL, 1, 1);
  private static final SolverBackend UNASKED =
      ScriptedBackend.ofAnyStrategy(
          (request, sink) -> {
            throw new AssertionError("a count needs no search");
          });

  private static SearchOutcome count(
      Function<SearchRequest, SearchOutcome> answer, Iterator<Part> parts, StopSignal stop) {
    SolverOptions options = Options.of(new CountedBackend(UNASKED, answer), 2);
    SearchPlan plan = SearchPlan.toCount(options, MODEL);
    return new ParallelCount(plan, stop, ProgressLog.NONE, parts, (part, outcome, time) -> {})
        .run();
  }

  @Test
  void countsTheSolutionsOfAPartForAllOfItsClassAndTheEffortOnce() {
    Iterator<Part> parts =
        List.of(new Part(0, MODEL, 8, 0), new Part(1, MODEL, 4, 0), PART).iterator();
    SearchOutcome outcome =
        count(
            request -> SearchOutcome.ofTree(true, 3, 2, 1),
            parts,
            StopSignal.start(Optional.empty()));
    assertThat(outcome).isEqualTo(new SearchOutcome(true, 39, 6, 3, 18));
  }

  @Test
  void isIncompleteWhenItStopsBetweenParts() {
    StopSignal stop = StopSignal.start(Optional.empty());
    // Like a splitter that is told to stop: the parts come to an end before all were made.
    Iterator<Part> parts =
        Stream.generate(() -> PART).takeWhile(part -> !stop.getAsBoolean()).iterator();
    SearchOutcome outcome =
        count(
            request -> {
              stop.stop(Completion.TIME_LIMIT);
              return SearchOutcome.ofTree(true, 3, 2, 1);
            },
            parts,
            stop);
    assertThat(outcome.exhausted()).isFalse();
  }

  @Test
  void passesOnWhateverAWorkerThrows() {
    IOException checked = new IOException("checked");
    assertThatThrownBy(
            () ->
                count(
                    request -> {
                      KeptThrowable failure = new KeptThrowable();
                      failure.keep(checked);
                      failure.rethrow();
                      return SearchOutcome.EMPTY;
                    },
                    Collections.nCopies(10, PART).iterator(),
                    StopSignal.start(Optional.empty())))
        .isSameAs(checked);
  }

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
    for (int i = 0; i < Gate.cases(50, 200); i++) {
      splitWithAnError();
    }
  }

  private static void splitWithAnError() {
    StopSignal stop = StopSignal.start(Optional.empty());
    SolverOptions options =
        Options.of(ScriptedBackend.inOrder((asked, sink) -> SearchOutcome.EMPTY), 4);
    SearchPlan plan = SearchPlan.toEnumerate(options, QueensModel.of(8));
    ParallelEnumeration search =
        new ParallelEnumeration(plan, stop, ReplayCache.NONE, ProgressLog.NONE, new Broken());
    try {
      assertThatThrownBy(search::hasNext).isInstanceOf(StackOverflowError.class);
    } finally {
      search.close();
    }
  }
}
