package org.nqueens.ortools;

import java.lang.ref.SoftReference;

/**
 * A piece of heap that a thread keeps back for native code.
 *
 * <p>Where the heap is full, native code cannot make the array that holds CP-SAT's answer, nor the
 * objects by which the CP solver calls a strategy, and the process crashes. So the thread holds the
 * reserve while it runs Java, which gets an {@link OutOfMemoryError} instead, and while it runs
 * native code a {@link SoftReference} alone does: the collector lets the reserve go before an
 * allocation fails.
 *
 * <p>Belongs to one thread.
 */
final class HeapReserve {
  /** A region of the collector G1 or more, because a smaller gap may be of no use to it. */
  private static final int BYTES =
      (int) Math.min(32 << 20, Math.max(1 << 20, Runtime.getRuntime().maxMemory() / 2048));

  private static final ThreadLocal<HeapReserve> RESERVES =
      ThreadLocal.withInitial(HeapReserve::new);

  private SoftReference<byte[]> reserve = new SoftReference<>(null);
  private byte[] held;

  private HeapReserve() {}

  static HeapReserve ofThread() {
    return RESERVES.get();
  }

  /** True while a search of this thread runs Java. */
  boolean isHeld() {
    return held != null;
  }

  /**
   * Holds the reserve, as Java code is to run.
   *
   * @throws OutOfMemoryError if the collector took it and the heap is full
   */
  void hold() {
    byte[] kept = reserve.get();
    if (kept == null) {
      kept = new byte[BYTES];
      reserve = new SoftReference<>(kept);
    }
    held = kept;
  }

  /**
   * Ends a search.
   *
   * @param before whether the reserve was held when it began, as it is within another search
   */
  void restore(boolean before) {
    release();
    if (before) {
      try {
        hold();
      } catch (OutOfMemoryError e) {
        // The search around this one asks again when it goes on.
      }
    }
  }

  /** Leaves the reserve to the collector, as native code is to run. */
  void release() {
    held = null;
  }
}
