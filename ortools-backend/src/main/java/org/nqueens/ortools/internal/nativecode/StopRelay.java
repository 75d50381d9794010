package org.nqueens.ortools.internal.nativecode;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A relay of stop requests to a native search, for as long as the relay is open.
 *
 * <p>A native search does not poll a stop signal, or polls Java by an upcall at every node, which
 * slows it down. One thread therefore polls for all open relays, every millisecond, and repeats the
 * native stop, because a stop before the search has begun is lost. The thread starts with the first
 * open relay and ends with the last; the parts that several threads search therefore share one
 * relay thread.
 *
 * <p>Polling and closing allocate nothing, and an exception thrown while polling does not end the
 * thread: a heap may be full for a while only, and searches must still stop afterwards.
 */
final class StopRelay implements AutoCloseable {
  private static final long PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** Guards the list of open relays, the thread that polls for them, and their mutable fields. */
  private static final Object LOCK = new Object();

  private static @Nullable StopRelay first;
  private static @Nullable Thread thread;

  private final BooleanSupplier stopRequested;
  private final Runnable nativeStop;
  private @Nullable StopRelay previous;
  private @Nullable StopRelay next;
  private boolean sent;

  /**
   * Opens a relay.
   *
   * @param stopRequested polled by the relay thread
   * @param nativeStop called by the relay thread, any number of times; short, does not throw
   */
  @SuppressWarnings("StaticAssignmentInConstructor") // into the list of open relays, under its lock
  StopRelay(BooleanSupplier stopRequested, Runnable nativeStop) {
    this.stopRequested = stopRequested;
    this.nativeStop = nativeStop;
    synchronized (LOCK) {
      if (thread == null || !thread.isAlive()) {
        Thread starting = new Thread(null, StopRelay::poll, "nqueens-stop-relay", 0, false);
        starting.setDaemon(true);
        thread = starting; // it polls only after this block has released the lock
        starting.start();
      }
      next = first;
      if (next != null) {
        next.previous = this;
      }
      first = this;
    }
  }

  /** Closes the relay; waits for a native stop under way, after which there is none. */
  @Override
  public void close() {
    Thread ending;
    synchronized (LOCK) {
      if (previous != null) {
        previous.next = next;
      } else if (first == this) {
        first = next;
      }
      if (next != null) {
        next.previous = previous;
      }
      previous = null;
      next = null;
      if (first != null) {
        return;
      }
      ending = thread;
      thread = null;
    }
    if (ending != null) {
      LockSupport.unpark(ending);
      Uninterruptibly.join(ending);
    }
  }

  /** True if the native stop was called, which may have ended the search. */
  boolean sent() {
    synchronized (LOCK) {
      return sent;
    }
  }

  private static void poll() {
    while (passAll()) {
      LockSupport.parkNanos(PERIOD_NANOS);
    }
  }

  /** Passes on the requests of all open relays; false once the calling thread polls for none. */
  private static boolean passAll() {
    synchronized (LOCK) {
      if (thread != Thread.currentThread()) {
        return false;
      }
      for (StopRelay relay = first; relay != null; relay = relay.next) {
        relay.pass();
      }
      return true;
    }
  }

  private void pass() {
    try {
      if (stopRequested.getAsBoolean()) {
        sent = true;
        HeapReserve.releaseShared();
        nativeStop.run();
      }
    } catch (Throwable t) {
      // Most likely an OutOfMemoryError; memory may be free again at the next poll.
    }
  }
}
