package org.nqueens.ortools.internal.nativecode;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * A relay of stop requests to a native search, by a thread that runs for as long as the relay is
 * open.
 *
 * <p>A native search does not poll a stop signal, or polls Java by an upcall at every node, which
 * slows it down. The thread therefore polls every millisecond and repeats the native stop, because
 * a stop before the search has begun is lost.
 *
 * <p>Polling and closing allocate nothing, and an exception thrown while polling does not end the
 * thread: a heap may be full for a while only, and searches must still stop afterwards.
 */
final class StopRelay implements AutoCloseable {
  private static final long PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final BooleanSupplier stopRequested;
  private final Runnable nativeStop;
  private final Thread thread = new Thread(null, this::poll, "nqueens-stop-relay", 0, false);
  private volatile boolean closed;
  private volatile boolean sent;

  private StopRelay(BooleanSupplier stopRequested, Runnable nativeStop) {
    this.stopRequested = stopRequested;
    this.nativeStop = nativeStop;
  }

  /**
   * Opens a relay.
   *
   * @param stopRequested polled by the thread of the relay
   * @param nativeStop called by the thread of the relay, any number of times; short, does not throw
   */
  static StopRelay open(BooleanSupplier stopRequested, Runnable nativeStop) {
    StopRelay relay = new StopRelay(stopRequested, nativeStop);
    relay.thread.setDaemon(true);
    relay.thread.start();
    return relay;
  }

  /** Closes the relay; waits for a native stop under way, after which there is none. */
  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
    Uninterruptibly.join(thread);
  }

  /** True if the native stop was called, which may have ended the search. */
  boolean sent() {
    return sent;
  }

  private void poll() {
    while (!closed) {
      try {
        if (stopRequested.getAsBoolean()) {
          sent = true;
          HeapReserve.releaseShared();
          nativeStop.run();
        }
      } catch (Throwable t) {
        // Most likely an OutOfMemoryError; memory may be free again at the next poll.
      }
      LockSupport.parkNanos(PERIOD_NANOS);
    }
  }
}
