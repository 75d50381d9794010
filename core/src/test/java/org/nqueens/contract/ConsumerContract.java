package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** The consumer runs on the calling thread, once at a time; its exceptions reach the caller. */
public interface ConsumerContract extends BackendFixture {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  default void runsTheConsumerOnTheCallingThreadOnceAtATime(int threads) {
    Thread caller = Thread.currentThread();
    AtomicInteger inside = new AtomicInteger();
    SolveResult result =
        solver(threads)
            .enumerate(
                QueensModel.of(8),
                placement -> {
                  assertThat(Thread.currentThread()).isSameAs(caller);
                  assertThat(inside.incrementAndGet()).isEqualTo(1);
                  inside.decrementAndGet();
                });
    assertThat(result.solutions()).isEqualTo(92);
  }

  /** A checked exception, an unchecked one and an error, each on one thread and on two. */
  static Stream<Arguments> thrown() {
    return Stream.of(
            new IOException("checked"),
            new IllegalStateException("runtime"),
            new AssertionError("error"))
        .flatMap(thrown -> Stream.of(1, 2).map(threads -> Arguments.of(thrown, threads)));
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.contract.ConsumerContract#thrown")
  default void passesOnTheExceptionOfTheConsumer(Throwable thrown, int threads) {
    QueensSolver solver = solver(threads);
    AtomicInteger calls = new AtomicInteger();
    Throwable caught =
        catchThrowable(
            () ->
                solver.enumerate(
                    QueensModel.of(8),
                    placement -> {
                      if (calls.incrementAndGet() == 3) {
                        Sneaky.sneak(thrown);
                      }
                    }));
    assertThat(caught).isSameAs(thrown);
    assertThat(calls).hasValue(3);
    assertThat(all(solver, QueensModel.of(6))).as("the next search").hasSize(4);
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

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void stopsWhenTheConsumerHasEnough(int threads) {
    AtomicInteger calls = new AtomicInteger();
    SolveResult result =
        solver(threads).enumerateWhile(QueensModel.of(8), placement -> calls.incrementAndGet() < 5);
    assertThat(result.completion()).isEqualTo(Completion.STOPPED_BY_CONSUMER);
    assertThat(result.solutions()).isEqualTo(5);
    assertThat(calls).hasValue(5);
  }

  /** Throws checked exceptions where none is declared, as Kotlin or Lombok code does. */
  final class Sneaky {
    private Sneaky() {}

    /** Throws anything. */
    @SuppressWarnings("unchecked") // the cast is erased, which is the point
    public static <T extends Throwable> void sneak(Throwable t) throws T {
      throw (T) t;
    }
  }
}
