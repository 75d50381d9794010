package org.nqueens.ortools;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Passes a request to stop on to a native search, for as long as it is open.
 *
 * <p>A native search does not ask whether to stop, or asks Java at a price: an upcall at every node
 * of the original CP solver is 7% of its time. So one thread asks for all searches, every
 * millisecond, and calls the native stop again and again, because a call that comes before the
 * search has begun is lost. The thread starts with the first search and ends soon after the last;
 * starting one for each of a hundred parts would cost more than watching them.
 */
final class StopRelay implements AutoCloseable {
  private static final long PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  /** Rounds without a search after which the thread ends: the parts of one search follow sooner. */
  private static final int IDLE_ROUNDS = 20;

  private static final Set<StopRelay> OPEN = new HashSet<>(); // guarded by itself
  private static Thread thread; // guarded by OPEN

  private final BooleanSupplier stopRequested;
  private final Runnable nativeStop;
  private boolean closed;
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
    synchronized (OPEN) {
      if (thread == null) {
        Thread starting = new Thread(null, StopRelay::watch, "nqueens-stop-relay", 0, false);
        starting.setDaemon(true);
        starting.start();
        thread = starting;
      }
      OPEN.add(this);
    }
  }

  /** Waits for a native stop under way; there is none after it. */
  @Override
  public void close() {
    synchronized (OPEN) {
      OPEN.remove(this);
    }
    synchronized (this) {
      closed = true;
    }
  }

  /** True if the native stop was called, so that the end of the search may not be its own. */
  synchronized boolean sent() {
    return sent;
  }

  private synchronized void send() {
    if (!closed) {
      sent = true;
      nativeStop.run();
    }
  }

  private static void watch() {
    try {
      int idleRounds = 0;
      while (idleRounds < IDLE_ROUNDS || !endIfIdle()) {
        LockSupport.parkNanos(PERIOD_NANOS);
        List<StopRelay> open = open();
        idleRounds = open.isEmpty() ? idleRounds + 1 : 0;
        open.forEach(StopRelay::pass);
      }
    } catch (Throwable t) { // out of memory: the next search starts another thread
      synchronized (OPEN) {
        thread = null;
      }
      throw t;
    }
  }

  private void pass() {
    if (stopRequested.getAsBoolean()) {
      send();
    }
  }

  private static List<StopRelay> open() {
    synchronized (OPEN) {
      return List.copyOf(OPEN);
    }
  }

  /** Makes the next search start another thread; false if a search has begun meanwhile. */
  private static boolean endIfIdle() {
    synchronized (OPEN) {
      if (OPEN.isEmpty()) {
        thread = null;
      }
      return OPEN.isEmpty();
    }
  }
}
