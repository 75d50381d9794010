package org.nqueens.internal.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class MemoryLeaseTest {
  private static final Runnable NOTHING = () -> {};

  private long now = Long.MAX_VALUE - 50; // the clock may overflow
  private final MemoryAccount account = new MemoryAccount(100, () -> now);
  private final MemoryLease lease = new MemoryLease(account);

  @Test
  void reservesWhatItAllocates() {
    AtomicLong during = new AtomicLong();
    assertThat(lease.allocate(60, () -> during.set(account.reserved()))).isTrue();
    assertThat(during).hasValue(60);
    assertThat(lease.allocate(40, NOTHING)).isTrue();
    assertThat(lease.held()).isEqualTo(100);
  }

  @Test
  void allocatesNothingBeyondTheAccount() {
    MemoryLease other = new MemoryLease(account);
    assertThat(other.reserve(60)).isTrue();
    AtomicLong calls = new AtomicLong();
    assertThat(lease.allocate(41, calls::incrementAndGet)).isFalse();
    assertThat(calls).hasValue(0);
    assertThat(account.reserved()).isEqualTo(60);
    other.release(1);
    assertThat(lease.allocate(41, calls::incrementAndGet)).isTrue();
  }

  @Test
  void givesBackWhatTheHeapDoesNotHave() {
    Runnable full =
        () -> {
          throw new OutOfMemoryError("simulated");
        };
    assertThat(lease.allocate(60, full)).isFalse();
    assertThat(account.reserved()).isZero();
    assertThat(lease.reserve(10)).isTrue();
    assertThat(lease.replace(10, 20, full)).isFalse();
    assertThat(lease.held()).isEqualTo(10);
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
    assertThat(lease.allocate(60, full)).isFalse();
    now += 69;
    assertThat(lease.allocate(60, full)).isFalse();
    assertThat(new MemoryLease(account).allocate(1, full)).as("another search").isFalse();
    assertThat(calls).hasValue(1);
    assertThat(account.reserved()).isZero();
    now++;
    assertThat(lease.allocate(60, full)).isFalse();
    assertThat(calls).hasValue(2);
    now += 70;
    assertThat(lease.allocate(60, NOTHING)).isTrue();
    assertThat(lease.allocate(40, NOTHING)).isTrue();
  }

  @Test
  void holdsBothArraysWhileOneTakesThePlaceOfTheOther() {
    assertThat(lease.reserve(40)).isTrue();
    AtomicLong during = new AtomicLong();
    assertThat(lease.replace(40, 50, () -> during.set(account.reserved()))).isTrue();
    assertThat(during).hasValue(90);
    assertThat(lease.held()).isEqualTo(50);
    assertThat(lease.replace(50, 51, NOTHING)).as("101 bytes at once").isFalse();
    assertThat(lease.held()).isEqualTo(50);
  }

  @Test
  void reclaimsMemoryAsLongAsThereIsSome() {
    Deque<Long> records = new ArrayDeque<>();
    MemoryLease[] limited = new MemoryLease[1];
    limited[0] =
        new MemoryLease(
            account,
            50,
            () -> {
              boolean hasAny = !records.isEmpty();
              if (hasAny) {
                limited[0].release(records.remove());
              }
              return hasAny;
            });
    for (int i = 0; i < 3; i++) {
      assertThat(limited[0].allocate(20, NOTHING)).isTrue();
      records.add(20L);
    }
    assertThat(records).as("the third has taken the place of the first").hasSize(2);
    assertThat(limited[0].allocate(51, NOTHING)).as("above the limit").isFalse();
    assertThat(limited[0].held()).isZero();
  }

  @Test
  void givesAllBackWhenClosed() {
    assertThat(lease.reserve(30)).isTrue();
    lease.close();
    lease.close();
    assertThat(account.reserved()).isZero();
    assertThat(account.share()).isEqualTo(25);
    assertThat(lease.reserve(100)).as("after it is closed").isTrue();
    assertThat(account.share()).isZero();
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
                MemoryLease own = new MemoryLease(account);
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
