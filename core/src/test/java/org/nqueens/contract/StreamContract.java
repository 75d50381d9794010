package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.fail;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.StopToken;

/**
 * A stream has the placements that enumerate has, is searched only as far as it is pulled, and
 * leaves no search thread behind, be it closed, dropped or left by an exception.
 */
public interface StreamContract extends BackendFixture {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  default void streamsTheSameSequence(int threads) {
    assertThat(solver(threads).stream(QueensModel.of(8)).toList())
        .isEqualTo(BruteForce.solve(QueensModel.of(8)));
    SearchThreads.awaitNone();
  }

  @Test
  default void keepsTheSequenceOfAParallelStream() {
    try (Stream<Placement> stream = solver().stream(QueensModel.of(8))) {
      assertThat(stream.parallel().spliterator().trySplit()).isNull();
    }
    assertThat(solver().stream(QueensModel.of(8)).parallel().toList())
        .isEqualTo(BruteForce.solve(QueensModel.of(8)));
    SearchThreads.awaitNone();
  }

  @Test
  default void limitsAStream() {
    List<Placement> expected = BruteForce.solve(QueensModel.of(8));
    try (Stream<Placement> stream = solver().stream(QueensModel.of(8))) {
      assertThat(stream.limit(10)).isEqualTo(expected.subList(0, 10));
    }
    assertThat(with().solutionLimit(11).build().stream(QueensModel.of(8)))
        .isEqualTo(expected.subList(0, 11));
    SearchThreads.awaitNone();
  }

  @Test
  default void endsAtTheSolutionLimitThoughTheTimeLimitHasPassed() {
    Duration limit = Duration.ofMillis(50);
    while (!pullsTwoWithin(limit)) {
      limit = limit.multipliedBy(2);
    }
  }

  /** Pulls two placements, which a busy machine may not find in time, and then waits for it. */
  private boolean pullsTwoWithin(Duration limit) {
    QueensSolver limited = with().solutionLimit(2).timeLimit(limit).build();
    try (Stream<Placement> stream = limited.stream(QueensModel.of(8))) {
      Iterator<Placement> iterator = stream.iterator();
      try {
        iterator.next();
        iterator.next();
      } catch (SearchStoppedException e) {
        assertThat(e.completion()).isEqualTo(Completion.TIME_LIMIT);
        return false;
      }
      for (long end = System.nanoTime() + limit.toNanos(); System.nanoTime() < end; ) {
        LockSupport.parkNanos(end - System.nanoTime());
      }
      assertThat(iterator.hasNext()).isFalse();
      return true;
    }
  }

  @Test
  default void startsNoSearchBeforeTheFirstPull() {
    try (Stream<Placement> stream = solver().stream(UNCONSTRAINED)) {
      Iterator<Placement> iterator = stream.iterator();
      assertThat(SearchThreads.alive()).as("before the first pull").isEmpty();
      iterator.next();
      assertThat(SearchThreads.searching(backend())).as("after the first pull").isNotEmpty();
    }
  }

  /** On two threads, which may deadlock; a backend may need seconds to fill the buffer. */
  @Test
  default void pausesTheSearchWhenTheBufferIsFull() {
    // Wide placements fill the buffer with few of them.
    int n = Math.min(200, spi().capabilities().maxSize());
    try (Stream<Placement> stream = solver(2).stream(QueensModel.builder(n).build())) {
      assertThat(stream.iterator().next()).isEqualTo(Placement.of(new int[n]));
      assertThat(SearchThreads.searching(backend())).isNotEmpty();
      // All of them wait at once when the buffer is full, and only then.
      SearchThreads.awaitAllWaiting(backend());
      assertThat(SearchThreads.searching(backend())).as("still there").isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 50})
  default void failsAtTheTimeLimit(long milliseconds) {
    Stream<Placement> stream =
        with().timeLimit(Duration.ofMillis(milliseconds)).build().stream(ENDLESS);
    Stopped.by(Completion.TIME_LIMIT, stream::count);
    assertThat(SearchThreads.alive()).isEmpty();
  }

  @Test
  default void failsWhenInterrupted() {
    Stream<Placement> stream = solver().stream(QueensModel.of(8));
    Stopped.by(
        Completion.INTERRUPTED,
        () -> stream.forEach(placement -> Thread.currentThread().interrupt()));
    assertThat(Thread.interrupted()).as("flag still set").isTrue();
    assertThat(SearchThreads.alive()).isEmpty();
  }

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
    Thread closer = closing(stream, () -> pulled.getCount() > 0);
    assertThatThrownBy(
            () ->
                stream.forEach(
                    placement -> {
                      pulled.countDown();
                      Waiting.uninterrupted(closer::join);
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
    Thread closer = closing(stream, () -> puller.getState() != Thread.State.TIMED_WAITING);
    Stopped.by(Completion.STOPPED_BY_CONSUMER, stream::count);
    Waiting.uninterrupted(closer::join);
    assertThat(SearchThreads.alive()).isEmpty();
  }

  @Test
  default void failsOnTheThreadThatPullsFromAStreamWhichAnotherHasClosed() {
    Stream<Placement> stream = solver().stream(QueensModel.of(8));
    Iterator<Placement> iterator = stream.iterator();
    Waiting.uninterrupted(closing(stream, () -> false)::join);
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

  /** Else code that logs a failure and asks again would take a part for all placements. */
  @Test
  default void failsAgainWhenPulledAgain() {
    QueensModel eight = QueensModel.of(8);
    assertFailsAgain(with().timeLimit(Duration.ZERO).build().stream(eight), iterator -> {});
    assertFailsAgain(with().timeLimit(Duration.ofMillis(50)).build().stream(ENDLESS), all -> {});
    StopToken token = new StopToken();
    assertFailsAgain(
        with().stopToken(token).build().stream(UNCONSTRAINED),
        iterator -> {
          iterator.next();
          token.stop();
        });
    assertFailsAgain(
        solver().stream(eight),
        iterator -> {
          iterator.next();
          Thread.currentThread().interrupt();
        });
    assertThat(Thread.interrupted()).as("flag still set").isTrue();
    Stream<Placement> closed = solver().stream(eight);
    assertFailsAgain(closed, iterator -> Waiting.uninterrupted(closing(closed, () -> false)::join));
    assertFailsAgain(
        with().progress(Duration.ofMillis(1), report -> fail("enough")).build().stream(ENDLESS),
        iterator -> {});
    assertThat(SearchThreads.alive()).isEmpty();
  }

  /** Pulls until a failure, which further pulls repeat, also after the stream is closed. */
  private static void assertFailsAgain(
      Stream<Placement> stream, Consumer<Iterator<Placement>> first) {
    Iterator<Placement> iterator = stream.iterator();
    first.accept(iterator);
    Throwable failure = catchThrowable(() -> iterator.forEachRemaining(placement -> {}));
    assertThat(failure).as("failure of the first pull").isNotNull();
    assertThatThrownBy(iterator::hasNext).isSameAs(failure);
    assertThatThrownBy(iterator::next).isSameAs(failure);
    stream.close();
    assertThatThrownBy(iterator::hasNext).as("closed").isSameAs(failure);
  }

  @Test
  default void stopsWhereTheCodeThatItIsFedToThrowsAndFailsAgain() {
    IllegalStateException thrown = new IllegalStateException("enough");
    Consumer<Placement> throwing =
        placement -> {
          throw thrown;
        };
    assertThatThrownBy(() -> solver().stream(QueensModel.of(8)).forEach(throwing)).isSameAs(thrown);
    assertThat(SearchThreads.alive()).isEmpty();
    Spliterator<Placement> placements = solver().stream(QueensModel.of(8)).spliterator();
    assertThatThrownBy(() -> placements.tryAdvance(throwing)).isSameAs(thrown);
    assertThatThrownBy(() -> placements.tryAdvance(placement -> {})).isSameAs(thrown);
    assertThat(SearchThreads.alive()).isEmpty();
  }

  /** Starts a thread that closes a stream once a condition holds no longer. */
  private static Thread closing(Stream<Placement> stream, BooleanSupplier early) {
    Thread closer =
        new Thread(
            () -> {
              while (early.getAsBoolean()) {
                Thread.onSpinWait();
              }
              stream.close();
            });
    closer.start();
    return closer;
  }
}
