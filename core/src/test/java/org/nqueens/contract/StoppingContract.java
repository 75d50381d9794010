package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;

/** Limits and interrupts stop a search soon, say so, and never pass for a complete answer. */
@Timeout(300)
public interface StoppingContract extends Subject {

  @AfterEach
  default void clearTheInterruptFlag() {
    Thread.interrupted();
  }

  @Test
  default void deliversExactlyAsManyAsTheSolutionLimit() {
    List<Placement> expected = BruteForce.solve(QueensModel.of(8));
    for (int threads : new int[] {1, 2}) {
      for (int limit : new int[] {1, 7, 91, 92}) {
        List<Placement> placements = new ArrayList<>();
        SolveResult result =
            with()
                .threads(threads)
                .solutionLimit(limit)
                .build()
                .enumerate(QueensModel.of(8), placements::add);
        assertThat(result.completion()).isEqualTo(Completion.SOLUTION_LIMIT);
        assertThat(result.solutions()).isEqualTo(limit);
        assertThat(placements).isEqualTo(expected.subList(0, limit));
      }
    }
  }

  @Test
  default void exhaustsASearchBelowTheSolutionLimit() {
    SolveResult result =
        with().solutionLimit(93).build().enumerate(QueensModel.of(8), placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isEqualTo(92);
  }

  @Test
  default void deliversNothingInNoTime() {
    for (int threads : new int[] {1, 2}) {
      SolveResult result =
          with()
              .threads(threads)
              .timeLimit(Duration.ZERO)
              .build()
              .enumerate(QueensModel.of(8), placement -> {});
      assertThat(result.completion()).isEqualTo(Completion.TIME_LIMIT);
      assertThat(result.solutions()).isZero();
    }
  }

  @Test
  default void stopsAtTheTimeLimit() {
    for (int threads : new int[] {1, 2}) {
      for (Duration limit : List.of(Duration.ofNanos(1), Duration.ofMillis(100))) {
        for (QueensModel model : List.of(ENDLESS, ENDLESS_LOOKUPS)) {
          SolveResult result =
              with().threads(threads).timeLimit(limit).build().enumerate(model, placement -> {});
          assertThat(result.completion()).isEqualTo(Completion.TIME_LIMIT);
          assertThat(result.statistics().wallTime()).isGreaterThanOrEqualTo(limit);
        }
      }
    }
  }

  @Test
  default void saysInterruptedWhenInterruptedBefore() {
    for (int threads : new int[] {1, 2}) {
      Thread.currentThread().interrupt();
      SolveResult result =
          with().threads(threads).build().enumerate(QueensModel.of(8), placement -> {});
      assertThat(result.completion()).isEqualTo(Completion.INTERRUPTED);
      assertThat(result.solutions()).isZero();
      assertThat(Thread.interrupted()).as("flag still set").isTrue();
    }
  }

  @Test
  default void saysInterruptedWhenTheConsumerInterrupts() {
    for (int threads : new int[] {1, 2}) {
      AtomicInteger calls = new AtomicInteger();
      SolveResult result =
          with()
              .threads(threads)
              .build()
              .enumerate(
                  QueensModel.of(8),
                  placement -> {
                    if (calls.incrementAndGet() == 4) {
                      Thread.currentThread().interrupt();
                    }
                  });
      assertThat(result.completion()).isEqualTo(Completion.INTERRUPTED);
      assertThat(result.solutions()).isEqualTo(4);
      assertThat(Thread.interrupted()).as("flag still set").isTrue();
    }
  }

  @Test
  default void saysInterruptedWhenAnotherThreadInterrupts() throws InterruptedException {
    for (int threads : new int[] {1, 2}) {
      QueensSolver solver = with().threads(threads).build();
      for (QueensModel model : List.of(ENDLESS, ENDLESS_LOOKUPS)) {
        Thread interrupter = interruptSoon(Thread.currentThread());
        SolveResult result = solver.enumerate(model, placement -> {});
        assertThat(result.completion()).isEqualTo(Completion.INTERRUPTED);
        assertThat(Thread.interrupted()).as("flag still set").isTrue();
        interrupter.join();
      }
    }
  }

  @Test
  default void goesOnWhenTheConsumerHandlesAnInterruptItself() {
    for (int threads : new int[] {1, 2}) {
      SolveResult result =
          with()
              .threads(threads)
              .build()
              .enumerate(
                  QueensModel.of(6),
                  placement -> {
                    Thread.currentThread().interrupt();
                    // Long enough for any other thread that looks at the flag to see it.
                    long start = System.nanoTime();
                    while (System.nanoTime() - start < 20_000_000) {
                      Thread.onSpinWait();
                    }
                    assertThat(Thread.interrupted()).isTrue();
                  });
      assertThat(result.completion()).as("%s threads", threads).isEqualTo(Completion.EXHAUSTED);
      assertThat(result.solutions()).isEqualTo(4);
    }
  }

  @Test
  default void stopsForAnInterruptThatTheConsumerLeavesBehindWithTheLastPlacement() {
    for (int threads : new int[] {1, 2}) {
      AtomicInteger calls = new AtomicInteger();
      SolveResult result =
          with()
              .threads(threads)
              .build()
              .enumerate(
                  QueensModel.of(6),
                  placement -> {
                    if (calls.incrementAndGet() == 4) {
                      Thread.currentThread().interrupt();
                    }
                  });
      assertThat(result.completion()).as("%s threads", threads).isEqualTo(Completion.INTERRUPTED);
      assertThat(result.solutions()).isEqualTo(4);
      assertThat(Thread.interrupted()).as("flag still set").isTrue();
    }
  }

  @Test
  default void neverCountsInPart() throws InterruptedException {
    for (int threads : new int[] {1, 2}) {
      QueensSolver limited = with().threads(threads).timeLimit(Duration.ofMillis(100)).build();
      SearchStoppedException stopped =
          catchThrowableOfType(SearchStoppedException.class, () -> limited.count(ENDLESS));
      assertThat(stopped.partialResult().completion()).isEqualTo(Completion.TIME_LIMIT);
      assertThat(stopped).hasMessageContaining(backend()).hasMessageContaining("TIME_LIMIT");

      QueensSolver unlimited = with().threads(threads).build();
      Thread interrupter = interruptSoon(Thread.currentThread());
      stopped = catchThrowableOfType(SearchStoppedException.class, () -> unlimited.count(ENDLESS));
      assertThat(stopped.partialResult().completion()).isEqualTo(Completion.INTERRUPTED);
      assertThat(Thread.interrupted()).as("flag still set").isTrue();
      interrupter.join();

      QueensSolver few = with().threads(threads).solutionLimit(5).build();
      stopped =
          catchThrowableOfType(SearchStoppedException.class, () -> few.count(QueensModel.of(8)));
      assertThat(stopped.partialResult().solutions()).isEqualTo(5);
    }
  }

  @Test
  default void doesNotClaimThatThereIsNoneWhenItIsOutOfTime() {
    QueensSolver limited =
        with().strategy(SearchStrategy.LEXICOGRAPHIC).timeLimit(Duration.ofNanos(1)).build();
    SearchStoppedException stopped =
        catchThrowableOfType(SearchStoppedException.class, () -> limited.findAny(ENDLESS));
    assertThat(stopped.partialResult().solutions()).isZero();
  }

  private static Thread interruptSoon(Thread target) {
    Thread interrupter =
        new Thread(
            () -> {
              try {
                Thread.sleep(100);
              } catch (InterruptedException e) {
                return;
              }
              target.interrupt();
            });
    interrupter.start();
    return interrupter;
  }
}
