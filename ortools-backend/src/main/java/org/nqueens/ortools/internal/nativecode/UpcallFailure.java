package org.nqueens.ortools.internal.nativecode;

import org.jspecify.annotations.Nullable;

/**
 * The first exception or error thrown by Java code that a native search calls, kept until the
 * search has returned: an exception that crosses native code aborts the JVM. Allocates nothing,
 * because the heap may be full. Confined to the thread that searches.
 */
public final class UpcallFailure {
  private @Nullable Throwable thrown;

  /** Makes an empty failure. */
  public UpcallFailure() {}

  /** Keeps an exception or error, unless one is kept already, and releases the shared reserve. */
  public void keep(Throwable throwable) {
    if (thrown == null) {
      thrown = throwable;
    }
    HeapReserve.releaseShared();
  }

  /** Throws the exception or error that is kept, checked or not; does nothing without one. */
  public void rethrow() {
    if (thrown != null) {
      UpcallFailure.<RuntimeException>sneak(thrown);
    }
  }

  @SuppressWarnings("unchecked") // the cast is erased, which is the point
  private static <T extends Throwable> void sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
