package org.nqueens;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.nqueens.model.Placement;

/**
 * A bounded buffer that several threads fill part by part, and one thread empties in the order of
 * the parts.
 *
 * <p>Both the parts ahead of the puller and the placements in each are bounded, so a slow puller
 * slows the others down. A placement can be pulled as soon as it is added. Nobody waits for ever:
 * the part that the puller needs next is in the hands of a thread that waits for nobody but the
 * puller, and everybody looks at the stop signal.
 */
final class OrderedBuffer {
  /** Rows buffered in all: enough for a worker to run ahead of the puller by a whole part. */
  private static final int BUFFERED_ROWS = 1 << 21;

  /** How long anybody waits before looking again whether to stop. */
  private static final long POLL_MILLIS = 16;

  /**
   * Placements for which a waiting puller is woken. One by one, puller and worker would take turns
   * in waiting for each other, which takes more time than the search. A puller that waits looks for
   * fewer by itself, after one millisecond at first.
   */
  private static final int WORTH_WAKING = 512;

  private final StopSignal stop;
  private final int maxParts;
  private final int placementsPerPart;
  private final int worthWaking;

  // Guarded by this; a part is guarded by itself, so that its filling is not held up by others.
  private final Deque<Part> parts = new ArrayDeque<>();
  private boolean noMoreParts;
  private volatile Throwable failure;

  // The puller's own.
  private Iterator<Placement> pulled = Collections.emptyIterator();
  private boolean exhausted;

  /**
   * Makes an empty buffer.
   *
   * @param maxParts the parts that may be open at once
   * @param size the size of a placement
   */
  OrderedBuffer(int maxParts, int size, StopSignal stop) {
    this.stop = stop;
    this.maxParts = maxParts;
    this.placementsPerPart = Math.max(1, BUFFERED_ROWS / maxParts / size);
    this.worthWaking = Math.min(WORTH_WAKING, placementsPerPart);
  }

  /** Waits until there is room for a part; false if none shall come any more. */
  synchronized boolean awaitRoom() {
    while (parts.size() >= maxParts && !stop.getAsBoolean()) {
      await(this, POLL_MILLIS);
    }
    return !noMoreParts && !stop.getAsBoolean();
  }

  /** Adds a part behind all others. */
  synchronized Part append() {
    Part part = new Part();
    parts.add(part);
    notifyAll();
    return part;
  }

  /** Says that no part will follow. */
  synchronized void end() {
    noMoreParts = true;
    notifyAll();
  }

  /**
   * Says that a thread died outside any part; allocates nothing, as memory may be what it lacked.
   */
  synchronized void fail(Throwable thrown) {
    failure = thrown;
    notifyAll();
  }

  /**
   * The next placement, or null at the end or when told to stop. Throws what a part failed with.
   */
  Placement next() {
    if (Thread.currentThread().isInterrupted()) {
      stop.stop(Completion.INTERRUPTED);
    }
    while (!stop.getAsBoolean()) {
      if (pulled.hasNext()) {
        return pulled.next();
      }
      Part head = head();
      if (head == null) {
        Workers.rethrow(failure);
        return null;
      }
      if (!head.drain()) {
        Workers.rethrow(failure);
        retire();
        Workers.rethrow(head.thrown);
      }
    }
    return null;
  }

  /** True if the puller has had everything there is. */
  boolean exhausted() {
    return exhausted;
  }

  /** The part to pull from, or null if there is none any more or it is time to stop. */
  private synchronized Part head() {
    while (parts.isEmpty() && !noMoreParts && failure == null && !stop.getAsBoolean()) {
      await(this, POLL_MILLIS);
    }
    exhausted = parts.isEmpty() && noMoreParts && !stop.getAsBoolean();
    return parts.peek();
  }

  private synchronized void retire() {
    parts.remove();
    notifyAll();
  }

  /** Waits a moment at most; an interrupt stops the search and stays set. */
  private void await(Object monitor, long millis) {
    try {
      monitor.wait(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop.stop(Completion.INTERRUPTED);
    }
  }

  /** The placements of one part, filled by one thread. */
  final class Part {
    private List<Placement> ready = new ArrayList<>();
    private boolean done;

    /** How many placements the puller waits for. */
    private int wakingSize;

    private Throwable thrown;

    private Part() {}

    /** Adds a placement, and waits while there is no room; false if nobody wants more. */
    synchronized boolean add(Placement placement) {
      while (ready.size() >= placementsPerPart && !stop.getAsBoolean()) {
        await(this, POLL_MILLIS);
      }
      ready.add(placement);
      if (ready.size() == wakingSize) {
        notifyAll();
      }
      return !stop.getAsBoolean();
    }

    /**
     * Ends the part.
     *
     * @param met what the puller shall meet at the end of the part, or null
     */
    synchronized void finish(Throwable met) {
      thrown = met;
      done = true;
      notifyAll();
    }

    /** Moves what is ready to the puller; false if the part is over. Waits until either. */
    private synchronized boolean drain() {
      for (long millis = 1; awaits(); millis = Math.min(2 * millis, POLL_MILLIS)) {
        // Where placements are rare, each is worth it.
        wakingSize = millis < POLL_MILLIS ? worthWaking : 1;
        await(this, millis);
      }
      wakingSize = 0;
      if (ready.isEmpty()) {
        return !done && failure == null;
      }
      pulled = ready.iterator();
      ready = new ArrayList<>(ready.size());
      notifyAll();
      return true;
    }

    private boolean awaits() {
      return ready.isEmpty() && !done && failure == null && !stop.getAsBoolean();
    }
  }
}
