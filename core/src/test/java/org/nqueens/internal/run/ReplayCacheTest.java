package org.nqueens.internal.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.internal.decompose.PlacementLog;
import org.nqueens.model.RowDomain;

class ReplayCacheTest {
  /** The size of a log that has never grown. */
  private static final long SMALLEST = new PlacementLog(12, 1 << 20).bytes();

  private static List<RowDomain> image(int row) {
    return List.of(RowDomain.of(row));
  }

  /** A log of the smallest size, without room for another placement. */
  private static PlacementLog fullLog(ReplayCache cache) {
    PlacementLog log = cache.newLog(12);
    for (int i = 0; i < SMALLEST / Long.BYTES; i++) {
      log.add(new int[12]);
    }
    return log;
  }

  @Test
  void givesARecordOnce() {
    ReplayCache cache = new ReplayCache(1 << 20);
    PlacementLog log = cache.newLog(12);
    cache.keep(image(1), log);
    assertThat(cache.take(image(0))).isEmpty();
    assertThat(cache.take(image(1))).containsSame(log);
    assertThat(cache.take(image(1))).isEmpty();
  }

  @Test
  void dropsTheRecordThatIsDueLast() {
    ReplayCache cache = new ReplayCache(2 * SMALLEST);
    for (int row = 0; row < 3; row++) {
      cache.keep(image(row), fullLog(cache));
    }
    assertThat(cache.take(image(0))).isEmpty();
    assertThat(cache.take(image(1))).isPresent();
    assertThat(cache.take(image(2))).isPresent();
    // The memory of records taken is free again.
    cache.keep(image(3), fullLog(cache));
    cache.keep(image(4), fullLog(cache));
    assertThat(cache.take(image(3))).isPresent();
  }

  @Test
  void takesNoMemoryBeyondThePlacements() {
    ReplayCache cache = new ReplayCache(SMALLEST);
    for (int row = 0; row < 2; row++) {
      PlacementLog log = cache.newLog(12);
      for (int i = 0; i < SMALLEST / Long.BYTES / 2; i++) {
        log.add(new int[12]);
      }
      cache.keep(image(row), log);
    }
    assertThat(cache.take(image(0))).isPresent();
    assertThat(cache.take(image(1))).isPresent();
  }

  @Test
  void keepsNoIncompleteRecord() {
    ReplayCache cache = new ReplayCache(SMALLEST);
    PlacementLog log = cache.newLog(12);
    for (int i = 0; i <= SMALLEST / Long.BYTES; i++) {
      log.add(new int[12]);
    }
    assertThat(log.isComplete()).isFalse();
    cache.keep(image(0), log);
    assertThat(cache.take(image(0))).isEmpty();
  }
}
