package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** The consumer runs on the calling thread, once at a time, and may do what it likes. */
@Timeout(300)
public interface ConsumerContract extends Subject {

  @Test
  default void runsTheConsumerOnTheCallingThreadOnceAtATime() {
    for (int threads : new int[] {1, 2, 4}) {
      Thread caller = Thread.currentThread();
      AtomicInteger inside = new AtomicInteger();
      SolveResult result =
          with()
              .threads(threads)
              .build()
              .enumerate(
                  QueensModel.of(8),
                  placement -> {
                    assertThat(Thread.currentThread()).isSameAs(caller);
                    assertThat(inside.incrementAndGet()).isEqualTo(1);
                    inside.decrementAndGet();
                  });
      assertThat(result.solutions()).isEqualTo(92);
    }
  }

  @Test
  default void passesOnWhatTheConsumerThrows() {
    List<Throwable> kinds =
        List.of(
            new IOException("checked"),
            new IllegalStateException("runtime"),
            new AssertionError("error"));
    for (int threads : new int[] {1, 2}) {
      QueensSolver solver = with().threads(threads).build();
      for (Throwable kind : kinds) {
        AtomicInteger calls = new AtomicInteger();
        Throwable caught =
            catchThrowable(
                () ->
                    solver.enumerate(
                        QueensModel.of(8),
                        placement -> {
                          if (calls.incrementAndGet() == 3) {
                            Sneaky.sneak(kind);
                          }
                        }));
        assertThat(caught).isSameAs(kind);
        assertThat(calls).hasValue(3);
        assertThat(all(solver, QueensModel.of(6))).hasSize(4);
      }
    }
  }

  @Test
  default void allowsAnotherSolveInsideTheConsumer() {
    for (int threads : new int[] {1, 2}) {
      QueensSolver solver = with().threads(threads).build();
      AtomicInteger inner = new AtomicInteger();
      SolveResult outer =
          solver.enumerate(
              QueensModel.of(6),
              placement -> inner.addAndGet(all(solver, QueensModel.of(5)).size()));
      assertThat(outer.solutions()).isEqualTo(4);
      assertThat(inner).hasValue(40);
    }
  }

  @Test
  default void solvesOnTwoThreadsAtOnce() throws Exception {
    QueensSolver solver = solver();
    List<Placement> expected = BruteForce.solve(QueensModel.of(8));
    ExecutorService executor = Executors.newFixedThreadPool(2);
    try {
      List<Future<List<Placement>>> futures =
          List.of(
              executor.submit(() -> all(solver, QueensModel.of(8))),
              executor.submit(() -> all(solver, QueensModel.of(8))));
      for (Future<List<Placement>> future : futures) {
        assertThat(future.get()).isEqualTo(expected);
      }
    } finally {
      executor.shutdownNow();
    }
  }

  @Test
  default void stopsWhenTheConsumerHasEnough() {
    for (int threads : new int[] {1, 2}) {
      AtomicInteger calls = new AtomicInteger();
      SolveResult result =
          with()
              .threads(threads)
              .build()
              .enumerateWhile(QueensModel.of(8), placement -> calls.incrementAndGet() < 5);
      assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_CONSUMER);
      assertThat(result.solutions()).isEqualTo(5);
      assertThat(calls).hasValue(5);
    }
  }

  /** Throws checked exceptions where none is declared, as Kotlin or Lombok code does. */
  final class Sneaky {
    private Sneaky() {}

    @SuppressWarnings("unchecked") // the cast is erased, which is the point
    static <T extends Throwable> void sneak(Throwable t) throws T {
      throw (T) t;
    }
  }
}
