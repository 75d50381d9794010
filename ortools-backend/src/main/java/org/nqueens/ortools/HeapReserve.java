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
 * <p>Another thread may take that memory. So all threads together hold one more reserve, until a
 * search is to stop, which is the time when a thread has met the error and native code returns.
 *
 * <p>All but the static methods belongs to one thread.
 */
final class HeapReserve {
  /** A region of the collector G1 or more, because a smaller gap may be of no use to it. */
  private static final int BYTES =
      (int) Math.min(32 << 20, Math.max(1 << 20, Runtime.getRuntime().maxMemory() / 2048));

  private static final ThreadLocal<HeapReserve> RESERVES =
      ThreadLocal.withInitial(HeapReserve::new);

  private static volatile byte[] shared;

  private SoftReference<byte[]> reserve = new SoftReference<>(null);
  private byte[] held;

  private HeapReserve() {}

  static HeapReserve ofThread() {
    return RESERVES.get();
  }

  /** Lets the reserve of all threads go, as a search is to stop. Allocates nothing. */
  static void releaseShared() {
    shared = null;
  }

  /**
   * Begins a search.
   *
   * @return the argument for {@link #restore}
   * @throws OutOfMemoryError if the heap is full
   */
  boolean begin() {
    boolean before = held != null;
    if (shared == null) {
      shared = allocate();
    }
    hold();
    return before;
  }

  /**
   * Holds the reserve, as Java code is to run.
   *
   * @throws OutOfMemoryError if the collector took it and the heap is full
   */
  void hold() {
    byte[] kept = reserve.get();
    if (kept == null) {
      kept = allocate();
      reserve = new SoftReference<>(kept);
    }
    held = kept;
  }

  /**
   * Ends a search.
   *
   * @param before true if it began within another search
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

  private static byte[] allocate() {
    try {
      return new byte[BYTES];
    } catch (OutOfMemoryError e) {
      releaseShared();
      throw e;
    }
  }
}
