package org.nqueens.internal.run.backend;

import org.jspecify.annotations.Nullable;

/**
 * The first exception or error thrown where it cannot be passed on at once: in a worker thread, or
 * below a backend. It is thrown again, the same object, checked or not, on the thread of the
 * caller. Safe for use by many threads; allocates nothing, as memory may be short.
 */
public final class KeptThrowable {
  private @Nullable Throwable thrown;
  private boolean isThrown;

  /** Keeps an exception or error, unless one is kept already. */
  public synchronized void keep(Throwable throwable) {
    if (thrown == null) {
      thrown = throwable;
    }
  }

  public synchronized boolean isPresent() {
    return thrown != null;
  }

  /** Throws the exception or error that is kept; does nothing without one. */
  public void rethrow() {
    Throwable kept;
    synchronized (this) {
      kept = thrown;
    }
    if (kept != null) {
      KeptThrowable.<RuntimeException>sneak(kept);
    }
  }

  /** Throws the exception or error that is kept, unless this method has thrown it already. */
  public void rethrowOnce() {
    synchronized (this) {
      if (thrown == null || isThrown) {
        return;
      }
      isThrown = true;
    }
    rethrow();
  }

  @SuppressWarnings("unchecked") // the cast is erased, which is the point
  private static <T extends Throwable> void sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
