package org.nqueens.internal.halves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HalvesLimitsTest {
  private static long bytes(HalvesLimits limits) {
    return (long) limits.right() * RightHalves.BYTES + (long) limits.left() * LeftHalves.BYTES;
  }

  @Test
  void listsOfAllThreadsTakeAQuarterOfTheHeapAtMost() {
    for (int threads = 2; threads <= 256; threads *= 2) {
      for (long heap = 1L << 24; heap <= 1L << 36; heap *= 2) {
        assertThat(threads * bytes(HalvesLimits.of(heap, threads)))
            .as("%s threads, %s bytes", threads, heap)
            .isBetween(1L, heap / 4);
      }
    }
  }

  @Test
  void listsAreAsLongAsTheyNeedInALargeHeap() {
    assertThat(HalvesLimits.of(1L << 33, 8)).isEqualTo(new HalvesLimits(1 << 21, 1 << 20));
    assertThat(HalvesLimits.of(1L << 33, 1)).isEqualTo(new HalvesLimits(1 << 21, 1 << 20));
  }

  @Test
  void leftListsHoldAColumnWhateverTheHeap() {
    assertThat(HalvesLimits.of(1 << 10, 256).left()).isEqualTo(16);
  }
}
