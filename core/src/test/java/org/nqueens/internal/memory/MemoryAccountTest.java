package org.nqueens.internal.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class MemoryAccountTest {
  private static final Runnable NOTHING = () -> {};

  private long now = Long.MAX_VALUE - 50; // the clock may overflow
  private final MemoryAccount account = new MemoryAccount(Optional.empty(), 100, () -> now);
  private final MemoryAccount lists = account.open();

  @Test
  void reservesWhatItAllocates() {
    AtomicLong during = new AtomicLong();
    assertThat(lists.allocate(60, () -> during.set(account.reserved()))).isTrue();
    assertThat(during).hasValue(60);
    assertThat(lists.allocate(40, NOTHING)).isTrue();
    assertThat(lists.reserved()).isEqualTo(100);
  }

  @Test
  void allocatesNothingBeyondTheAccount() {
    MemoryAccount other = account.open();
    assertThat(other.reserve(60)).isTrue();
    AtomicLong calls = new AtomicLong();
    assertThat(lists.allocate(41, calls::incrementAndGet)).isFalse();
    assertThat(calls).hasValue(0);
    assertThat(account.reserved()).isEqualTo(60);
    other.release(1);
    assertThat(lists.allocate(41, calls::incrementAndGet)).isTrue();
  }

  @Test
  void givesBackWhatTheHeapDoesNotHave() {
    Runnable full =
        () -> {
          throw new OutOfMemoryError("simulated");
        };
    assertThat(lists.allocate(60, full)).isFalse();
    assertThat(account.reserved()).isZero();
    assertThat(lists.reserve(10)).isTrue();
    assertThat(lists.allocate(20, full)).isFalse();
    assertThat(lists.reserved()).isEqualTo(10);
  }

  /** Each refusal costs collections of the whole heap, and a search asks at every prefix. */
  @Test
  void doesNotAskAFullHeapAgainForTenTimesAsLongAsItTookToRefuse() {
    AtomicLong calls = new AtomicLong();
    Runnable full =
        () -> {
          calls.incrementAndGet();
          now += 7;
          throw new OutOfMemoryError("simulated");
        };
    assertThat(lists.allocate(60, full)).isFalse();
    now += 69;
    assertThat(lists.allocate(60, full)).isFalse();
    assertThat(account.open().allocate(1, full)).as("another search").isFalse();
    assertThat(calls).hasValue(1);
    assertThat(account.reserved()).isZero();
    now++;
    assertThat(lists.allocate(60, full)).isFalse();
    assertThat(calls).hasValue(2);
    now += 70;
    assertThat(lists.allocate(60, NOTHING)).isTrue();
    assertThat(lists.allocate(40, NOTHING)).isTrue();
  }

  @Test
  void limitsAnAccountInAnother() {
    MemoryAccount limited = account.open(50);
    assertThat(limited.reserve(51)).isFalse();
    assertThat(limited.reserve(50)).isTrue();
    assertThat(lists.reserve(51)).isFalse();
    assertThat(limited.largestList()).as("a quarter of what is left to all").isEqualTo(12);
  }

  @Test
  void givesAllBackWhenClosed() {
    assertThat(lists.reserve(30)).isTrue();
    lists.close();
    lists.close();
    assertThat(account.reserved()).isZero();
    assertThat(account.largestList()).isEqualTo(25);
    assertThat(lists.reserve(100)).as("after it is closed").isTrue();
    assertThat(account.largestList()).isZero();
  }

  /** The sum of what threads hold is never above the capacity, and nothing is lost. */
  @Test
  void sharesOneAccountAmongThreads() throws InterruptedException {
    AtomicLong held = new AtomicLong();
    AtomicLong most = new AtomicLong();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      int bytes = 20 + 7 * i;
      threads[i] =
          new Thread(
              () -> {
                MemoryAccount own = account.open();
                for (int round = 0; round < 20_000; round++) {
                  if (own.reserve(bytes)) {
                    most.accumulateAndGet(held.addAndGet(bytes), Math::max);
                    held.addAndGet(-bytes);
                    own.release(bytes);
                  }
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(most.get()).isBetween(1L, 100L);
    assertThat(account.reserved()).isZero();
  }
}
