package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.model.RowDomain;

class ReplayCacheTest {
  /** The size of a log of one block. */
  private static final long SMALLEST = 1_536;

  private final MemoryAccount account = new MemoryAccount(1 << 20);

  private ReplayCache cache(long maxBytes) {
    return new ReplayCache(account, maxBytes);
  }

  private static List<RowDomain> image(int row) {
    return List.of(RowDomain.of(row));
  }

  /** A log of the smallest size, without room for another placement. */
  private static PlacementLog fullLog(ReplayCache cache) {
    PlacementLog log = cache.newLog(new PackedRows(12));
    for (int i = 0; i < SMALLEST / Long.BYTES; i++) {
      log.add(new int[12]);
    }
    return log;
  }

  @Test
  void dropsTheRecordThatIsDueLast() {
    ReplayCache cache = cache(2 * SMALLEST);
    for (int row = 0; row < 3; row++) {
      cache.keep(image(row), fullLog(cache));
    }
    assertThat(cache.take(image(0), () -> false)).isEmpty();
    cache.take(image(1), () -> false).orElseThrow().close();
    cache.take(image(2), () -> false).orElseThrow().close();
    // The memory of records taken is free again.
    cache.keep(image(3), fullLog(cache));
    cache.keep(image(4), fullLog(cache));
    assertThat(cache.take(image(3), () -> false)).isPresent();
  }

  /** The records after one of more than half of the memory would drop each other. */
  @Test
  void recordsNothingAfterALargeRecord() {
    ReplayCache cache = cache(2 * SMALLEST - 1);
    cache.keep(image(0), fullLog(cache));
    PlacementLog log = fullLog(cache);
    assertThat(log.isComplete()).isFalse();
    cache.keep(image(1), log);
    assertThat(cache.take(image(1), () -> false)).isEmpty();
    cache.take(image(0), () -> false).orElseThrow().close();
    assertThat(account.reserved()).isZero();
  }

  @Test
  void givesTheMemoryOfAllRecordsBack() {
    ReplayCache cache = cache(1 << 20);
    cache.keep(image(0), fullLog(cache));
    assertThat(account.reserved()).isEqualTo(SMALLEST);
    cache.close();
    assertThat(account.reserved()).isZero();
    assertThat(cache.take(image(0), () -> false)).isEmpty();
  }

  /** Whoever takes the record of an announced image gets it as soon as it is settled. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void awaitsAnAnnouncedRecord(boolean kept) throws Exception {
    ReplayCache cache = cache(1 << 20);
    cache.announce(image(1));
    AtomicBoolean asked = new AtomicBoolean();
    FutureTask<Optional<PlacementLog>> taken =
        new FutureTask<>(
            () ->
                cache.take(
                    image(1),
                    () -> {
                      asked.set(true);
                      return false;
                    }));
    Thread taker = new Thread(taken);
    taker.setDaemon(true);
    taker.start();
    while (!asked.get()) {
      Thread.onSpinWait();
    }
    assertThat(taken.isDone()).isFalse();
    PlacementLog log = cache.newLog(new PackedRows(12));
    if (kept) {
      cache.keep(image(1), log);
    }
    cache.settle(image(1));
    assertThat(taken.get(10, TimeUnit.SECONDS))
        .isEqualTo(kept ? Optional.of(log) : Optional.empty());
  }

  @Test
  void stopsAwaitingARecordWhenTold() {
    ReplayCache cache = cache(1 << 20);
    cache.announce(image(1));
    assertThat(cache.take(image(1), () -> true)).isEmpty();
  }
}
