package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.internal.run.backend.OrderCheck;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;

@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OrderedBufferTest {
  private static final Placement ONE = Placement.of(0, 1);
  private static final Placement TWO = Placement.of(1, 0);

  private final StopSignal stop = StopSignal.start(Optional.empty());

  private static Thread start(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static OrderedBuffer.Part append(OrderedBuffer buffer) {
    OrderedBuffer.Part part = buffer.newPart();
    buffer.append(part);
    return part;
  }

  private static Placement next(OrderedBuffer buffer) {
    assertThat(buffer.hasNext()).isTrue();
    return buffer.next(new OrderCheck(Optional.empty(), "a backend"));
  }

  private static boolean add(OrderedBuffer.Part part, Placement placement) {
    return part.accept(placement.rows());
  }

  private static void awaitWaiting(Thread thread) {
    while (thread.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }
  }

  /**
   * Awaits the fifth wait of a puller from now on, since each is twice as long as the one before.
   */
  private static void awaitLongestWait(Thread puller) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long waits = threads.getThreadInfo(puller.getId()).getWaitedCount();
    while (threads.getThreadInfo(puller.getId()).getWaitedCount() < waits + 5) {
      Thread.onSpinWait();
    }
    awaitWaiting(puller);
  }

  /** Within a block, at its end and beyond it; without any memory a part has one placement. */
  @ParameterizedTest
  @CsvSource({
    "1, 1048576",
    "2, 1048576",
    "4095, 1048576",
    "4096, 1048576",
    "4097, 1048576",
    "10000, 1048576",
    "9, 0"
  })
  void givesManyToAPullerThatWaits(int size, long bytes) {
    OrderedBuffer buffer = new OrderedBuffer(2, 2, bytes, stop);
    OrderedBuffer.Part part = append(buffer);
    Thread puller = Thread.currentThread();
    start(
        () -> {
          awaitWaiting(puller);
          for (int i = 0; i < size; i++) {
            add(part, i % 2 == 0 ? ONE : TWO);
          }
          part.end();
          buffer.end();
        });
    for (int i = 0; i < size; i++) {
      assertThat(next(buffer)).as("%d of %d", i, size).isEqualTo(i % 2 == 0 ? ONE : TWO);
    }
    assertThat(buffer.hasNext()).isFalse();
    assertThat(buffer.isExhausted()).isTrue();
  }

  @Test
  void givesRarePlacementsOneByOne() {
    OrderedBuffer buffer = new OrderedBuffer(2, 2, 1 << 20, stop);
    OrderedBuffer.Part part = append(buffer);
    Thread puller = Thread.currentThread();
    SynchronousQueue<Placement> next = new SynchronousQueue<>();
    start(
        () -> {
          try {
            for (Placement placement = next.take(); ; placement = next.take()) {
              awaitLongestWait(puller);
              add(part, placement);
            }
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    for (Placement placement : new Placement[] {ONE, TWO, ONE}) {
      while (!next.offer(placement)) {
        Thread.onSpinWait();
      }
      assertThat(next(buffer)).isEqualTo(placement);
    }
  }

  @Test
  void goesOnWhenAPartEndsWhileThePullerWaits() {
    for (int i = 0; i < 200; i++) {
      OrderedBuffer buffer = new OrderedBuffer(2, 2, 1 << 20, stop);
      OrderedBuffer.Part first = append(buffer);
      OrderedBuffer.Part second = append(buffer);
      add(second, ONE);
      Thread puller = Thread.currentThread();
      boolean waiting = i % 2 == 0;
      start(
          () -> {
            if (waiting) {
              awaitWaiting(puller);
            }
            first.end();
            second.end();
            buffer.end();
          });
      assertThat(next(buffer)).isEqualTo(ONE);
      assertThat(buffer.hasNext()).isFalse();
      assertThat(buffer.isExhausted()).isTrue();
    }
  }

  @Test
  void holdsBackWhoeverRunsAheadOfThePuller() throws InterruptedException {
    int n = 1 << 20; // 20 bits a row, three in a word
    OrderedBuffer buffer = new OrderedBuffer(1, n, 1 << 20, stop);
    OrderedBuffer.Part part = append(buffer);
    AtomicInteger added = new AtomicInteger();
    int[] rows = new int[n];
    Thread filler =
        start(
            () -> {
              while (part.accept(rows)) {
                added.incrementAndGet();
              }
            });
    awaitWaiting(filler);
    assertThat(added.get()).isBetween(1, 6);
    Thread taker = start(buffer::awaitRoom);
    awaitWaiting(taker);
    stop.stop(Completion.STOPPED_BY_CONSUMER);
    filler.join();
    taker.join();
    assertThat(buffer.hasNext()).isFalse();
    assertThat(buffer.isExhausted()).isFalse();
  }

  @Test
  void throwsWhatAPartFailedWithInItsTurn() {
    OrderedBuffer buffer = new OrderedBuffer(2, 2, 1 << 20, stop);
    IOException checked = new IOException("checked");
    OrderedBuffer.Part first = append(buffer);
    append(buffer).fail(checked);
    add(first, ONE);
    first.end();
    assertThat(next(buffer)).isEqualTo(ONE);
    assertThatThrownBy(buffer::hasNext).isSameAs(checked);
  }

  @Test
  void throwsWhatEndedItBehindAllParts() {
    OrderedBuffer buffer = new OrderedBuffer(2, 2, 1 << 20, stop);
    OutOfMemoryError error = new OutOfMemoryError("simulated");
    OrderedBuffer.Part part = append(buffer);
    add(part, ONE);
    part.end();
    buffer.fail(error);
    assertThat(next(buffer)).isEqualTo(ONE);
    assertThatThrownBy(buffer::hasNext).isSameAs(error);
    assertThat(buffer.isExhausted()).isFalse();
  }

  @Test
  void neverTakesAFailureForTheEnd() {
    OrderedBuffer buffer = new OrderedBuffer(2, 2, 1 << 20, stop);
    StackOverflowError error = new StackOverflowError("simulated");
    buffer.fail(error);
    buffer.end();
    assertThat(buffer.awaitRoom()).isFalse();
    assertThatThrownBy(buffer::hasNext).isSameAs(error);
    assertThat(buffer.isExhausted()).isFalse();
  }

  /** The looks of a thread that waits for a time. */
  private static long looks(OrderedBuffer.Pauses pauses, Duration time) {
    long looks = 0;
    long waited = 0;
    for (long pause = pauses.first(); waited < time.toNanos(); pause = pauses.after(pause)) {
      assertThat(pause).isBetween(1L, pauses.longest());
      waited += pause;
      looks++;
    }
    return looks;
  }

  /** In the first second a quarter of the looks of a puller; later about one look a second. */
  @Test
  void aWorkerRestsLongerTheLongerItHasWaited() {
    assertThat(looks(OrderedBuffer.OF_WORKER, Duration.ofMillis(10))).isEqualTo(9);
    assertThat(looks(OrderedBuffer.OF_WORKER, Duration.ofSeconds(1))).isEqualTo(84);
    assertThat(looks(OrderedBuffer.OF_WORKER, Duration.ofHours(1))).isLessThan(3_600 + 200);
    assertThat(looks(OrderedBuffer.OF_PULLER, Duration.ofSeconds(1))).isEqualTo(318);
  }

  /** However long a thread waits, months or years. */
  @Test
  void noPauseExceedsTheLongest() {
    for (OrderedBuffer.Pauses pauses : List.of(OrderedBuffer.OF_PULLER, OrderedBuffer.OF_WORKER)) {
      assertThat(pauses.after(pauses.longest())).isEqualTo(pauses.longest());
    }
  }

  /** Workers that rest for a day unless they are woken. */
  @Test
  @Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aPullerThatWaitsWakesTheWorkers() {
    long day = Duration.ofDays(1).toNanos();
    OrderedBuffer buffer =
        new OrderedBuffer(1, 2, 0, stop, new OrderedBuffer.Pauses(day, day)); // one placement
    OrderedBuffer.Part first = append(buffer);
    Thread filler =
        start(
            () -> {
              add(first, ONE);
              add(first, TWO);
              add(first, ONE);
              first.end();
            });
    Thread taker =
        start(
            () -> {
              if (buffer.awaitRoom()) {
                add(append(buffer), TWO);
              }
            });
    awaitWaiting(filler);
    awaitWaiting(taker);
    assertThat(next(buffer)).isEqualTo(ONE);
    assertThat(next(buffer)).isEqualTo(TWO);
    assertThat(next(buffer)).isEqualTo(ONE);
    assertThat(next(buffer)).isEqualTo(TWO);
  }
}
