package org.nqueens;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.nqueens.model.Placement;

/**
 * A bounded buffer that several threads fill part by part, and one thread empties in the order of
 * the parts.
 *
 * <p>Both the parts ahead of the puller and the placements in each are bounded, so a slow puller
 * slows the others down. Nobody waits for ever: the part that the puller needs next is in the hands
 * of a thread that waits for nobody but the puller, and everybody looks at the stop signal.
 */
final class OrderedBuffer {
  /** Rows buffered in all, 8 MB: enough for a worker to run ahead of the puller by a whole part. */
  private static final int BUFFERED_ROWS = 1 << 21;

  /** Placements handed over at once, which makes the locking cheap. */
  private static final int MAX_CHUNK = 256;

  /** How long anybody waits before looking again whether to stop. */
  private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  private final StopSignal stop;
  private final int maxParts;
  private final int placementsPerPart;
  private final int chunkSize;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();
  private final Condition drained = lock.newCondition();
  private final Deque<Part> parts = new ArrayDeque<>();
  private boolean noMoreParts;

  /** The part whose next placement the puller waits for, so that it is not held back in a chunk. */
  private volatile Part awaited;

  // The puller's own.
  private Iterator<Placement> chunk = Collections.emptyIterator();
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
    this.chunkSize = Math.min(MAX_CHUNK, placementsPerPart);
  }

  /** Waits until there is room for a part; false if none shall come any more. */
  boolean awaitRoom() {
    lock.lock();
    try {
      while (parts.size() >= maxParts && !stop.getAsBoolean()) {
        await(drained);
      }
      return !noMoreParts && !stop.getAsBoolean();
    } finally {
      lock.unlock();
    }
  }

  /** Adds a part behind all others. */
  Part append() {
    lock.lock();
    try {
      Part part = new Part();
      parts.add(part);
      return part;
    } finally {
      lock.unlock();
    }
  }

  /** Says that no part will follow. */
  void end() {
    lock.lock();
    try {
      noMoreParts = true;
      filled.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * The next placement, or null at the end or when told to stop. Throws what a part failed with.
   */
  Placement next() {
    if (Thread.currentThread().isInterrupted()) {
      stop.stop(Completion.INTERRUPTED);
    }
    while (!stop.getAsBoolean()) {
      if (chunk.hasNext()) {
        return chunk.next();
      }
      if (!fetch()) {
        return null;
      }
    }
    return null;
  }

  /** True if the puller has had everything there is. */
  boolean exhausted() {
    return exhausted;
  }

  private boolean fetch() {
    lock.lock();
    try {
      while (!stop.getAsBoolean()) {
        Part head = parts.peek();
        if (head == null && noMoreParts) {
          exhausted = true;
          return false;
        }
        if (head != null && !head.chunks.isEmpty()) {
          List<Placement> placements = head.chunks.remove();
          head.buffered -= placements.size();
          chunk = placements.iterator();
          drained.signalAll();
          return true;
        }
        if (head != null && head.done) {
          parts.remove();
          drained.signalAll();
          Workers.rethrow(head.failure);
        } else {
          awaited = head;
          await(filled);
          awaited = null;
        }
      }
      return false;
    } finally {
      lock.unlock();
    }
  }

  /** Waits a moment at most; an interrupt stops the search and stays set. */
  private void await(Condition condition) {
    try {
      condition.awaitNanos(POLL_NANOS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop.stop(Completion.INTERRUPTED);
    }
  }

  /** The placements of one part, filled by one thread. */
  final class Part {
    private final Deque<List<Placement>> chunks = new ArrayDeque<>();
    private List<Placement> filling = new ArrayList<>();
    private int buffered;
    private boolean done;
    private Throwable failure;

    private Part() {}

    /** Adds a placement, and waits while there is no room; false if nobody wants more. */
    boolean add(Placement placement) {
      filling.add(placement);
      return filling.size() < chunkSize && awaited != this ? !stop.getAsBoolean() : flush();
    }

    /**
     * Ends the part.
     *
     * @param thrown what the puller shall meet at the end of the part, or null
     */
    void finish(Throwable thrown) {
      flush();
      lock.lock();
      try {
        failure = thrown;
        done = true;
        filled.signalAll();
      } finally {
        lock.unlock();
      }
    }

    private boolean flush() {
      lock.lock();
      try {
        while (buffered >= placementsPerPart && !stop.getAsBoolean()) {
          await(drained);
        }
        if (!filling.isEmpty()) {
          chunks.add(filling);
          buffered += filling.size();
          filling = new ArrayList<>();
          filled.signalAll();
        }
        return !stop.getAsBoolean();
      } finally {
        lock.unlock();
      }
    }
  }
}
