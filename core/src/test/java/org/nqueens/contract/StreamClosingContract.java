package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/** A stream that is closed, dropped or left by an exception leaves no search thread behind. */
public interface StreamClosingContract extends BackendFixture {

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void stopsWhenAStreamIsClosedHalfWay(int threads) {
    try (Stream<Placement> stream = solver(threads).stream(QueensModel.of(9))) {
      Iterator<Placement> iterator = stream.iterator();
      assertThat(iterator.next()).hasToString("0 2 5 7 1 3 8 6 4");
    }
    assertThat(SearchThreads.alive()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void failsOnTheThreadThatPullsFromAStreamWhichAnotherCloses(int threads) {
    Stream<Placement> stream = solver(threads).stream(UNCONSTRAINED);
    CountDownLatch pulled = new CountDownLatch(1);
    Thread closer =
        new Thread(
            () -> {
              try {
                pulled.await();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
              stream.close();
            });
    closer.start();
    assertThatThrownBy(
            () ->
                stream.forEach(
                    placement -> {
                      pulled.countDown();
                      join(closer);
                    }))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessageContaining("STOPPED_BY_CONSUMER")
        .hasMessageContaining("close a stream on the thread that pulls from it");
    assertThat(SearchThreads.alive()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void failsOnTheThreadThatWaitsForAStreamWhichAnotherCloses(int threads) {
    Thread puller = Thread.currentThread();
    Stream<Placement> stream = solver(threads).stream(ENDLESS);
    Thread closer =
        new Thread(
            () -> {
              while (puller.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
              }
              stream.close();
            });
    closer.start();
    Stopped.by(Completion.STOPPED_BY_CONSUMER, stream::count);
    join(closer);
    assertThat(SearchThreads.alive()).isEmpty();
  }

  @Test
  default void failsOnTheThreadThatPullsFromAStreamWhichAnotherHasClosed() {
    Stream<Placement> stream = solver().stream(QueensModel.of(8));
    Iterator<Placement> iterator = stream.iterator();
    Thread closer = new Thread(stream::close);
    closer.start();
    join(closer);
    Stopped.by(Completion.STOPPED_BY_CONSUMER, iterator::hasNext);
    assertThat(SearchThreads.alive()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void endsWithoutAnExceptionWhenItsOwnConsumerClosesAStream(int threads) {
    Stream<Placement> stream = solver(threads).stream(QueensModel.of(8));
    List<Placement> seen = new ArrayList<>();
    stream.forEach(
        placement -> {
          seen.add(placement);
          stream.close();
        });
    assertThat(seen).containsExactlyElementsOf(BruteForce.solve(QueensModel.of(8)).subList(0, 1));
    assertThat(SearchThreads.alive()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  default void stopsWhenAStreamIsDropped(int threads) {
    // In a method of its own, which leaves no reference to the stream on the stack.
    assertThat(pullOne(threads)).hasToString("0 2 5 7 1 3 8 6 4");
    SearchThreads.awaitNone();
  }

  private Placement pullOne(int threads) {
    return solver(threads).stream(QueensModel.of(9)).iterator().next();
  }

  @Test
  default void stopsWhenAStreamIsFedToCodeThatThrows() {
    IllegalStateException thrown = new IllegalStateException("enough");
    assertThatThrownBy(
            () ->
                solver().stream(QueensModel.of(8))
                    .forEach(
                        placement -> {
                          throw thrown;
                        }))
        .isSameAs(thrown);
    assertThat(SearchThreads.alive()).isEmpty();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
