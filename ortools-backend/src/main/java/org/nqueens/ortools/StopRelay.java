package org.nqueens.ortools;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Passes a request to stop on to a native search, for as long as it is open.
 *
 * <p>A native search does not ask whether to stop, or asks Java at a price: an upcall at every node
 * of the original CP solver is 7% of its time. So one thread asks for all searches, every
 * millisecond, and calls the native stop again and again, because a call that comes before the
 * search has begun is lost. The thread starts with the first search and ends with the last, so that
 * the parts that several threads search do not start one each.
 *
 * <p>Watching and closing allocate nothing, and whatever is thrown while the thread watches does
 * not end it: a full heap may pass, and then searches must still stop.
 */
final class StopRelay implements AutoCloseable {
  private static final long PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** Guards the list of open relays, the thread that watches it, and what each relay was told. */
  private static final Object LOCK = new Object();

  private static StopRelay first;
  private static Thread thread;

  private final BooleanSupplier stopRequested;
  private final Runnable nativeStop;
  private StopRelay previous;
  private StopRelay next;
  private boolean sent;

  /**
   * Opens the relay.
   *
   * @param stopRequested asked by the relay's thread
   * @param nativeStop called by the relay's thread, any number of times; short, does not throw
   */
  StopRelay(BooleanSupplier stopRequested, Runnable nativeStop) {
    this.stopRequested = stopRequested;
    this.nativeStop = nativeStop;
    synchronized (LOCK) {
      if (thread == null || !thread.isAlive()) {
        Thread starting = new Thread(null, StopRelay::watch, "nqueens-stop-relay", 0, false);
        starting.setDaemon(true);
        thread = starting; // it begins only when the lock is free
        starting.start();
      }
      next = first;
      if (next != null) {
        next.previous = this;
      }
      first = this;
    }
  }

  /** Waits for a native stop under way; there is none after it. */
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

  /** True if the native stop was called, so that the end of the search may not be its own. */
  boolean sent() {
    synchronized (LOCK) {
      return sent;
    }
  }

  private static void watch() {
    while (tell()) {
      LockSupport.parkNanos(PERIOD_NANOS);
    }
  }

  /** Tells the searches that shall stop; false once the calling thread has nothing to watch. */
  private static boolean tell() {
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
      // Most likely for want of memory; in a millisecond there may be some.
    }
  }
}
