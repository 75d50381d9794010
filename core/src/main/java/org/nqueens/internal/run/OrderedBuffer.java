package org.nqueens.internal.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;

/**
 * A bounded buffer that several threads fill part by part, and one thread empties in the order of
 * the parts.
 *
 * <p>Both the parts ahead of the puller and the placements in each are bounded, so a slow puller
 * slows the workers down. A placement can be pulled as soon as it is added. The buffer is free of
 * deadlock: the worker of the part that the puller needs next waits for the puller only, and every
 * wait polls the stop signal.
 *
 * <p>The buffer ends once, with or without a failure: both are one state under one lock, so that a
 * failure is never taken for the end of all placements.
 */
final class OrderedBuffer implements Iterator<Placement> {
  /** Rows buffered in all: enough for a worker to run ahead of the puller by a whole part. */
  private static final int BUFFERED_ROWS = 1 << 21;

  /** The longest wait between two polls of the stop signal. */
  private static final long POLL_MILLIS = 16;

  /**
   * The number of ready placements that wakes a waiting puller. Waking it for each would make
   * puller and worker alternate, which takes longer than the search. A waiting puller also looks
   * again after 1 ms, then 2, up to {@link #POLL_MILLIS}.
   */
  private static final int WORTH_WAKING = 512;

  private final StopSignal stop;
  private final int maxParts;
  private final int placementsPerPart;
  private final int worthWaking;

  // Guarded by this; a part is guarded by itself, so that filling one part does not block another.
  private final Deque<Part> parts = new ArrayDeque<>();
  private boolean ended;
  private final KeptThrowable failure = new KeptThrowable();

  // Used by the puller only.
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

  /** Waits until there is room for a part; false if the buffer has ended or must stop. */
  synchronized boolean awaitRoom() {
    while (parts.size() >= maxParts && !stop.getAsBoolean()) {
      await(this, POLL_MILLIS);
    }
    return !ended && !stop.getAsBoolean();
  }

  /** A part that is not in the buffer yet. */
  Part newPart() {
    return new Part();
  }

  /** Adds a part behind all others. */
  synchronized void append(Part part) {
    parts.add(part);
    notifyAll();
  }

  /** Ends the buffer after its last part. */
  synchronized void end() {
    ended = true;
    notifyAll();
  }

  /**
   * Ends the buffer by a failure that the puller meets behind all parts, unless it has ended.
   * Allocates nothing, as memory may be short.
   */
  synchronized void fail(Throwable met) {
    if (!ended) {
      failure.keep(met);
      end();
    }
  }

  /**
   * Waits for the next placement; false at the end or when told to stop. Throws the failure of a
   * part behind the placements of that part, and the failure that ended the buffer behind all
   * parts.
   */
  @Override
  public boolean hasNext() {
    if (Thread.currentThread().isInterrupted()) {
      stop.stop(Completion.INTERRUPTED);
    }
    while (!stop.getAsBoolean()) {
      if (pulled.hasNext()) {
        return true;
      }
      if (!awaitPart()) {
        return false;
      }
      Part head = head();
      if (!head.drain()) {
        retire();
        head.failure.rethrow();
      }
    }
    return false;
  }

  @Override
  public Placement next() {
    return pulled.next();
  }

  /** True if the puller has received all placements. */
  boolean isExhausted() {
    return exhausted;
  }

  /** Waits for a part to pull from; false if none is left or a stop is requested. */
  private synchronized boolean awaitPart() {
    while (parts.isEmpty() && !ended && !stop.getAsBoolean()) {
      await(this, POLL_MILLIS);
    }
    if (parts.isEmpty() && !stop.getAsBoolean()) {
      failure.rethrow();
      exhausted = true;
    }
    return !parts.isEmpty();
  }

  private synchronized Part head() {
    return parts.element();
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

    private final KeptThrowable failure = new KeptThrowable();

    private Part() {}

    /** Adds a placement, and waits while there is no room; false when told to stop. */
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

    /** Ends the part. */
    synchronized void end() {
      done = true;
      notifyAll();
    }

    /** Ends the part by a failure that the puller meets behind its placements. */
    void fail(Throwable met) {
      failure.keep(met);
      end();
    }

    /** Waits for placements and moves them to the puller; false if the part is over. */
    private synchronized boolean drain() {
      for (long millis = 1; awaits(); millis = Math.min(2 * millis, POLL_MILLIS)) {
        // Where placements are rare, one is enough to wake the puller.
        wakingSize = millis < POLL_MILLIS ? worthWaking : 1;
        await(this, millis);
      }
      wakingSize = 0;
      if (ready.isEmpty()) {
        return !done;
      }
      pulled = ready.iterator();
      ready = new ArrayList<>(ready.size());
      notifyAll();
      return true;
    }

    private boolean awaits() {
      return ready.isEmpty() && !done && !stop.getAsBoolean();
    }
  }
}
