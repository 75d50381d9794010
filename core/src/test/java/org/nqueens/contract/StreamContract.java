package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchStoppedException;

/** A stream has the placements that enumerate has, and leaves nothing running. */
@Timeout(300)
public interface StreamContract extends Subject {

  @Test
  default void streamsTheSameSequence() {
    List<Placement> expected = BruteForce.solve(QueensModel.of(8));
    for (int threads : new int[] {1, 2, 4}) {
      assertThat(with().threads(threads).build().stream(QueensModel.of(8)).toList())
          .isEqualTo(expected);
    }
    awaitNoWorkers();
  }

  @Test
  default void stopsWhenAStreamIsClosedHalfWay() {
    for (int threads : new int[] {1, 2}) {
      try (Stream<Placement> stream = with().threads(threads).build().stream(QueensModel.of(9))) {
        Iterator<Placement> iterator = stream.iterator();
        assertThat(iterator.next()).hasToString("0 2 5 7 1 3 8 6 4");
      }
      assertThat(workers()).isEmpty();
    }
  }

  @Test
  default void failsOnTheThreadThatPullsFromAStreamWhichAnotherCloses()
      throws InterruptedException {
    for (int threads : new int[] {1, 2}) {
      Stream<Placement> stream = with().threads(threads).build().stream(QueensModel.of(12));
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
      assertThat(workers()).isEmpty();
    }
  }

  @Test
  default void failsOnTheThreadThatWaitsForAStreamWhichAnotherCloses() {
    for (int threads : new int[] {1, 2}) {
      Thread puller = Thread.currentThread();
      Stream<Placement> stream = with().threads(threads).build().stream(ENDLESS);
      Thread closer =
          new Thread(
              () -> {
                while (puller.getState() != Thread.State.TIMED_WAITING) {
                  Thread.onSpinWait();
                }
                stream.close();
              });
      closer.start();
      assertThatThrownBy(stream::count)
          .isInstanceOf(SearchStoppedException.class)
          .hasMessageContaining("STOPPED_BY_CONSUMER");
      join(closer);
      assertThat(workers()).isEmpty();
    }
  }

  @Test
  default void failsOnTheThreadThatPullsFromAStreamWhichAnotherHasClosed() {
    Stream<Placement> stream = solver().stream(QueensModel.of(8));
    Iterator<Placement> iterator = stream.iterator();
    Thread closer = new Thread(stream::close);
    closer.start();
    join(closer);
    assertThatThrownBy(iterator::hasNext)
        .isInstanceOf(SearchStoppedException.class)
        .hasMessageContaining("STOPPED_BY_CONSUMER");
    assertThat(workers()).isEmpty();
  }

  @Test
  default void endsQuietlyWhenItsOwnConsumerClosesAStream() {
    for (int threads : new int[] {1, 2}) {
      Stream<Placement> stream = with().threads(threads).build().stream(QueensModel.of(8));
      List<Placement> seen = new ArrayList<>();
      stream.forEach(
          placement -> {
            seen.add(placement);
            stream.close();
          });
      assertThat(seen).containsExactlyElementsOf(BruteForce.solve(QueensModel.of(8)).subList(0, 1));
      assertThat(workers()).isEmpty();
    }
  }

  @Test
  default void splitsNothingOffForAParallelStream() {
    try (Stream<Placement> stream = solver().stream(QueensModel.of(8))) {
      assertThat(stream.parallel().spliterator().trySplit()).isNull();
    }
    assertThat(solver().stream(QueensModel.of(8)).parallel().toList())
        .isEqualTo(BruteForce.solve(QueensModel.of(8)));
    awaitNoWorkers();
  }

  @Test
  default void stopsWhenAStreamIsDropped() {
    for (int threads : new int[] {1, 2}) {
      assertThat(pullOne(threads)).hasToString("0 2 5 7 1 3 8 6 4");
    }
    awaitNoWorkers();
  }

  @Test
  default void limitsAStream() {
    List<Placement> expected = BruteForce.solve(QueensModel.of(8));
    try (Stream<Placement> stream = solver().stream(QueensModel.of(8))) {
      assertThat(stream.limit(10)).isEqualTo(expected.subList(0, 10));
    }
    assertThat(with().solutionLimit(11).build().stream(QueensModel.of(8)))
        .isEqualTo(expected.subList(0, 11));
    awaitNoWorkers();
  }

  @Test
  default void endsAtTheSolutionLimitWhateverTheTime() throws InterruptedException {
    try (Stream<Placement> stream =
        with().solutionLimit(2).timeLimit(Duration.ofSeconds(1)).build().stream(
            QueensModel.of(8))) {
      Iterator<Placement> iterator = stream.iterator();
      iterator.next();
      iterator.next();
      Thread.sleep(1_100);
      assertThat(iterator.hasNext()).isFalse();
    }
  }

  @Test
  default void waitsForASlowPuller() {
    QueensModel plenty = QueensModel.builder(12).build(); // 12^12 placements
    for (int threads : new int[] {1, 2}) {
      try (Stream<Placement> stream = with().threads(threads).build().stream(plenty)) {
        assertThat(stream.iterator().next()).isEqualTo(Placement.of(new int[12]));
        // All the workers wait at once when the buffer is full, and only then.
        while (!workers().stream()
            .allMatch(worker -> worker.getState() == Thread.State.TIMED_WAITING)) {
          Thread.onSpinWait();
        }
      }
    }
  }

  @Test
  default void doesNotPassOffAPartForTheWholeStream() {
    for (Duration limit : List.of(Duration.ZERO, Duration.ofMillis(100))) {
      Stream<Placement> stream = with().timeLimit(limit).build().stream(ENDLESS);
      assertThatThrownBy(stream::count)
          .isInstanceOf(SearchStoppedException.class)
          .hasMessageContaining("TIME_LIMIT");
    }
    assertThatThrownBy(
            () ->
                solver().stream(QueensModel.of(8))
                    .forEach(placement -> Thread.currentThread().interrupt()))
        .isInstanceOf(SearchStoppedException.class)
        .hasMessageContaining("INTERRUPTED");
    assertThat(Thread.interrupted()).as("flag still set").isTrue();
    assertThat(workers()).isEmpty();
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
    assertThat(workers()).isEmpty();
  }

  @Test
  default void doesNothingForAStreamThatNobodyPulls() {
    try (Stream<Placement> stream = solver().stream(ENDLESS)) {
      assertThat(workers()).isEmpty();
      assertThat(stream).isNotNull();
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private Placement pullOne(int threads) {
    return with().threads(threads).build().stream(QueensModel.of(9)).iterator().next();
  }

  /** Collects garbage until every search thread is gone; the timeout of the test bounds it. */
  private static void awaitNoWorkers() {
    while (!workers().isEmpty()) {
      System.gc();
      try {
        Thread.sleep(10);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static List<Thread> workers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("nqueens-"))
        .filter(Thread::isAlive)
        .toList();
  }
}
