package org.nqueens.ortools.internal.nativecode;

import java.lang.ref.SoftReference;
import org.jspecify.annotations.Nullable;

/**
 * A reservation of heap memory by a thread, for the allocations of native code.
 *
 * <p>When the heap is full, native code cannot allocate the array that holds CP-SAT's answer, nor
 * the objects that the CP solver needs to call a strategy, and the process crashes. While the
 * thread runs Java code, it holds the reserve strongly, so Java code gets an {@link
 * OutOfMemoryError} instead. While it runs native code, it holds the reserve only by a {@link
 * SoftReference}, and the garbage collector frees the reserve before an allocation fails.
 *
 * <p>Another thread may take the freed memory. All threads together therefore hold another reserve,
 * which is released when a search is told to stop. At this moment a thread has thrown the error,
 * and native code is about to return.
 *
 * <p>An instance is confined to its thread; the static methods are thread-safe.
 */
public final class HeapReserve {
  /** At least a region of the collector G1, which may be unable to use a smaller gap. */
  private static final int BYTES =
      (int) Math.min(32 << 20, Math.max(1 << 20, Runtime.getRuntime().maxMemory() / 2048));

  private static final ThreadLocal<HeapReserve> RESERVES =
      ThreadLocal.withInitial(HeapReserve::new);

  private static volatile byte @Nullable [] shared;

  private SoftReference<byte[]> reserve = new SoftReference<>(null);
  private byte @Nullable [] held;

  private HeapReserve() {}

  static HeapReserve ofThread() {
    return RESERVES.get();
  }

  /** Releases the reserve that all threads share. Allocates nothing. */
  public static void releaseShared() {
    shared = null;
  }

  /** Begins a search; returns the argument for {@link #restore}. */
  boolean begin() {
    boolean before = held != null;
    if (shared == null) {
      shared = allocate();
    }
    hold();
    return before;
  }

  /** Holds the reserve before Java code runs; throws if the heap is full. */
  void hold() {
    byte[] kept = reserve.get();
    if (kept == null) {
      kept = allocate();
      reserve = new SoftReference<>(kept);
    }
    held = kept;
  }

  /** Ends a search, which may have begun within another search. */
  void restore(boolean before) {
    // Where the collector has freed it, the enclosing search tries again when it continues.
    held = before ? reserve.get() : null;
  }

  /** Leaves the reserve to the garbage collector before native code runs. */
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
