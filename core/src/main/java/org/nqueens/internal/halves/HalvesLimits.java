package org.nqueens.internal.halves;

/**
 * The longest lists of halves that a search makes.
 *
 * @param right the most halves of a list of right halves
 * @param left the most halves of a list of left halves, at least the rows of a column
 */
record HalvesLimits(int right, int left) {
  /** Enough for the seven last columns of n = 15 under no queen, and of n = 16 under one. */
  private static final int MOST_RIGHT = 1 << 21;

  private static final int MOST_LEFT = 1 << 20;

  /** The rows of a column of the largest board. */
  private static final int LEAST_LEFT = HalvesEnumeration.MAX_SIZE;

  /** A list of each of two threads takes at most this share of the heap. */
  private static final int HEAP_SHARE = 16;

  /** Lists of 16 MB and 20 MB, or shorter lists in a small heap or where many threads share it. */
  static HalvesLimits ofHeap() {
    Runtime machine = Runtime.getRuntime();
    return of(machine.maxMemory(), machine.availableProcessors());
  }

  /**
   * The limits of a search by each of some threads.
   *
   * @param heap the memory of all threads in bytes
   */
  static HalvesLimits of(long heap, int threads) {
    long bytes = heap / HEAP_SHARE * 2 / Math.max(2, threads);
    return new HalvesLimits(
        (int) Math.min(MOST_RIGHT, bytes / RightHalves.BYTES),
        (int) Math.min(MOST_LEFT, Math.max(LEAST_LEFT, bytes / LeftHalves.BYTES)));
  }
}
