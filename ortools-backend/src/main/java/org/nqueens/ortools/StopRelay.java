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
 * search has begun is lost. The thread starts with the first search and ends with the last, so that
 * the parts that several threads search do not start one each.
 */
final class StopRelay implements AutoCloseable {
  private static final long PERIOD_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

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
      if (thread == null || !thread.isAlive()) {
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
    synchronized (this) {
      closed = true;
    }
    Thread ending = null;
    synchronized (OPEN) {
      OPEN.remove(this);
      if (OPEN.isEmpty()) {
        ending = thread;
        thread = null;
      }
    }
    if (ending != null) {
      LockSupport.unpark(ending);
      await(ending);
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
    for (List<StopRelay> open = open(); !open.isEmpty(); open = open()) {
      for (StopRelay relay : open) {
        if (relay.stopRequested.getAsBoolean()) {
          relay.send();
        }
      }
      LockSupport.parkNanos(PERIOD_NANOS);
    }
  }

  /** What the calling thread has to watch; nothing once it shall end. */
  private static List<StopRelay> open() {
    synchronized (OPEN) {
      return thread == Thread.currentThread() ? List.copyOf(OPEN) : List.of();
    }
  }

  private static void await(Thread ending) {
    boolean interrupted = false;
    while (ending.isAlive()) {
      try {
        ending.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
