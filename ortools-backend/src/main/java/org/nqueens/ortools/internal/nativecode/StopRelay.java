package org.nqueens.ortools.internal.nativecode;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Passes stop requests to a native search, by a thread that runs while the relay is open.
 *
 * <p>A native search does not poll a stop signal, or polls Java by an upcall at every node, which
 * slows it down. The thread therefore polls every millisecond and repeats the native stop, because
 * a stop before the search has begun is lost. While Java code between two pieces of native code
 * takes longer than that, there is nothing to stop: the thread rests, up to a second, until native
 * code goes on.
 *
 * <p>Polling and closing allocate nothing, and an exception thrown while polling does not end the
 * thread: a heap may be full for a while only, and searches must still stop afterwards.
 */
final class StopRelay implements AutoCloseable {
  private static final long PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
  private static final long LONGEST_REST_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final BooleanSupplier stopRequested;
  private final Runnable nativeStop;
  private final Thread thread = new Thread(null, this::poll, "nqueens-stop-relay", 0, false);
  private volatile boolean closed;
  private volatile boolean sent;

  /** The beginnings and ends of Java code, which only the thread of the search counts. */
  private final AtomicInteger visits = new AtomicInteger();

  /** Whether the thread may be in a longer pause than a period. */
  private volatile boolean resting;

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

  /** Closes the relay; waits for a native stop under way, and prevents any further stop. */
  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
    Uninterruptibly.join(thread);
  }

  /** Notes that the thread of the search runs Java code. */
  void enterJava() {
    visits.lazySet(visits.getPlain() + 1);
  }

  /** Notes that it goes on with native code. */
  void leaveJava() {
    visits.set(visits.getPlain() + 1);
    if (resting) {
      LockSupport.unpark(thread);
    }
  }

  /** True if the native stop was called, which may have ended the search. */
  boolean sent() {
    return sent;
  }

  private void poll() {
    long pause = PERIOD_NANOS;
    int seen = 0;
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
      int now = visits.get();
      resting = (now & 1) != 0 && now == seen;
      pause = resting ? Math.min(LONGEST_REST_NANOS, 2 * pause) : PERIOD_NANOS;
      seen = now;
      // Asked again after the thread has told that it rests: the search may have come back.
      LockSupport.parkNanos(visits.get() == now ? pause : PERIOD_NANOS);
    }
  }
}
