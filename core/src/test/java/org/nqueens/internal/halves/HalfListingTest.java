package org.nqueens.internal.halves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HalfListingTest {
  @Test
  void listsOfAllThreadsTakeAQuarterOfTheHeapAtMost() {
    for (int threads = 1; threads <= 64; threads *= 2) {
      for (long heap = 1L << 27; heap <= 1L << 36; heap *= 2) {
        assertThat(32L * threads * HalfListing.limit(heap, threads))
            .as("%s threads, %s bytes", threads, heap)
            .isBetween(1L, heap / 4);
      }
    }
    assertThat(HalfListing.limit(1L << 33, 8)).isEqualTo(1 << 20);
  }
}
