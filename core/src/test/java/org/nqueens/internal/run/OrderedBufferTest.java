package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class OrderedBufferTest {
  private static final Placement ONE = Placement.of(0);
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
    return buffer.next();
  }

  private static void awaitWaiting(Thread thread) {
    while (thread.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }
  }

  @Test
  void givesAPlacementAtOnceWhetherAwaitedOrNot() {
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    OrderedBuffer.Part part = append(buffer);
    part.add(ONE);
    assertThat(next(buffer)).isSameAs(ONE);
    Thread puller = Thread.currentThread();
    start(
        () -> {
          awaitWaiting(puller);
          part.add(TWO);
        });
    assertThat(next(buffer)).isSameAs(TWO);
  }

  @Test
  void givesManyToAPullerThatWaits() {
    // More and fewer than a waiting puller is woken for, and nothing follows the last one.
    for (int size : new int[] {1, 2, 511, 512, 513, 1_500}) {
      OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
      OrderedBuffer.Part part = append(buffer);
      Thread puller = Thread.currentThread();
      start(
          () -> {
            awaitWaiting(puller);
            for (int i = 0; i < size; i++) {
              part.add(i % 2 == 0 ? ONE : TWO);
            }
          });
      for (int i = 0; i < size; i++) {
        assertThat(next(buffer)).as("%d of %d", i, size).isSameAs(i % 2 == 0 ? ONE : TWO);
      }
    }
  }

  @Test
  void givesRarePlacementsOneByOne() {
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    OrderedBuffer.Part part = append(buffer);
    Thread puller = Thread.currentThread();
    SynchronousQueue<Placement> next = new SynchronousQueue<>();
    start(
        () -> {
          try {
            for (Placement placement = next.take(); ; placement = next.take()) {
              // Longer than the puller's waits grow for.
              Thread.sleep(40);
              awaitWaiting(puller);
              part.add(placement);
            }
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    for (Placement placement : new Placement[] {ONE, TWO, ONE}) {
      while (!next.offer(placement)) {
        Thread.onSpinWait();
      }
      assertThat(next(buffer)).isSameAs(placement);
    }
  }

  @Test
  void goesOnWhenAPartEndsWhileThePullerWaits() {
    for (int i = 0; i < 200; i++) {
      OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
      OrderedBuffer.Part first = append(buffer);
      OrderedBuffer.Part second = append(buffer);
      second.add(ONE);
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
      assertThat(next(buffer)).isSameAs(ONE);
      assertThat(buffer.hasNext()).isFalse();
      assertThat(buffer.isExhausted()).isTrue();
    }
  }

  @Test
  void keepsTheOrderOfTheParts() {
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    OrderedBuffer.Part first = append(buffer);
    OrderedBuffer.Part second = append(buffer);
    second.add(TWO);
    second.end();
    first.add(ONE);
    first.end();
    buffer.end();
    assertThat(next(buffer)).isSameAs(ONE);
    assertThat(next(buffer)).isSameAs(TWO);
    assertThat(buffer.isExhausted()).isFalse();
    assertThat(buffer.hasNext()).isFalse();
    assertThat(buffer.isExhausted()).isTrue();
  }

  @Test
  void holdsBackWhoeverRunsAheadOfThePuller() throws InterruptedException {
    OrderedBuffer buffer = new OrderedBuffer(1, 1 << 20, stop);
    OrderedBuffer.Part part = append(buffer);
    AtomicInteger added = new AtomicInteger();
    Thread filler =
        start(
            () -> {
              while (part.add(ONE)) {
                added.incrementAndGet();
              }
            });
    awaitWaiting(filler);
    assertThat(added).hasValue(2);
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
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    IOException checked = new IOException("checked");
    OrderedBuffer.Part first = append(buffer);
    append(buffer).fail(checked);
    first.add(ONE);
    first.end();
    assertThat(next(buffer)).isSameAs(ONE);
    assertThatThrownBy(buffer::hasNext).isSameAs(checked);
  }

  @Test
  void throwsWhatEndedItBehindAllParts() {
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    OutOfMemoryError error = new OutOfMemoryError("simulated");
    OrderedBuffer.Part part = append(buffer);
    part.add(ONE);
    part.end();
    buffer.fail(error);
    assertThat(next(buffer)).isSameAs(ONE);
    assertThatThrownBy(buffer::hasNext).isSameAs(error);
    assertThat(buffer.isExhausted()).isFalse();
  }

  @Test
  void neverTakesAFailureForTheEnd() {
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    StackOverflowError error = new StackOverflowError("simulated");
    buffer.fail(error);
    buffer.end();
    assertThat(buffer.awaitRoom()).isFalse();
    assertThatThrownBy(buffer::hasNext).isSameAs(error);
    assertThat(buffer.isExhausted()).isFalse();
  }
}
