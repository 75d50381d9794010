package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
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

  private final StopSignal stop = new StopSignal(null, null);

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
    assertThat(buffer.next()).isSameAs(ONE);
    Thread puller = Thread.currentThread();
    start(
        () -> {
          awaitWaiting(puller);
          part.add(TWO);
        });
    assertThat(buffer.next()).isSameAs(TWO);
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
        assertThat(buffer.next()).as("%d of %d", i, size).isSameAs(i % 2 == 0 ? ONE : TWO);
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
      assertThat(buffer.next()).isSameAs(placement);
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
            first.finish(null);
            second.finish(null);
            buffer.end(null);
          });
      assertThat(buffer.next()).isSameAs(ONE);
      assertThat(buffer.next()).isNull();
      assertThat(buffer.exhausted()).isTrue();
    }
  }

  @Test
  void keepsTheOrderOfTheParts() {
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    OrderedBuffer.Part first = append(buffer);
    OrderedBuffer.Part second = append(buffer);
    second.add(TWO);
    second.finish(null);
    first.add(ONE);
    first.finish(null);
    buffer.end(null);
    assertThat(buffer.next()).isSameAs(ONE);
    assertThat(buffer.next()).isSameAs(TWO);
    assertThat(buffer.exhausted()).isFalse();
    assertThat(buffer.next()).isNull();
    assertThat(buffer.exhausted()).isTrue();
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
    assertThat(buffer.next()).isNull();
    assertThat(buffer.exhausted()).isFalse();
  }

  @Test
  void throwsWhatAPartFailedWithInItsTurn() {
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    IOException checked = new IOException("checked");
    OrderedBuffer.Part first = append(buffer);
    append(buffer).finish(checked);
    first.add(ONE);
    first.finish(null);
    assertThat(buffer.next()).isSameAs(ONE);
    assertThatThrownBy(buffer::next).isSameAs(checked);
  }

  @Test
  void throwsWhatEndedItBehindAllParts() {
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    OutOfMemoryError error = new OutOfMemoryError("simulated");
    OrderedBuffer.Part part = append(buffer);
    part.add(ONE);
    part.finish(null);
    buffer.end(error);
    assertThat(buffer.next()).isSameAs(ONE);
    assertThatThrownBy(buffer::next).isSameAs(error);
    assertThat(buffer.exhausted()).isFalse();
  }

  @Test
  void neverTakesAFailureForTheEnd() {
    OrderedBuffer buffer = new OrderedBuffer(2, 1, stop);
    StackOverflowError error = new StackOverflowError("simulated");
    buffer.end(error);
    buffer.end(null);
    assertThat(buffer.awaitRoom()).isFalse();
    assertThatThrownBy(buffer::next).isSameAs(error);
    assertThat(buffer.exhausted()).isFalse();
  }
}
