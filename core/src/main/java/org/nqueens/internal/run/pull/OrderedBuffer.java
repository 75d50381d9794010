package org.nqueens.internal.run.pull;

import java.util.ArrayDeque;
import java.util.Deque;
import org.nqueens.internal.call.KeptThrowable;
import org.nqueens.internal.call.OrderCheck;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.decompose.PackedRows;
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
 * <p>Placements are kept as words, see {@link PackedRows}: one word up to n = 16, where an object
 * would take twelve and move between the memories of two cores.
 *
 * <p>The buffer ends once, with or without a failure: both are one state under one lock, so that a
 * failure is never taken for the end of all placements.
 */
public final class OrderedBuffer {
  /** The most bytes that are of use, 16 MB: enough for a worker to run ahead by a whole part. */
  static final long MAX_BYTES = 1 << 24;

  /** The longest wait between two polls of the stop signal. */
  public static final long POLL_MILLIS = 16;

  private final StopSignal stop;
  private final int maxParts;
  private final int n;
  private final int placementsPerPart;

  // Guarded by this; a part has a guard of its own, so that filling one does not block another.
  private final Deque<BufferedPart> parts = new ArrayDeque<>();
  private boolean ended;
  private final KeptThrowable failure = new KeptThrowable();

  // Used by the puller only.
  private BufferedPart reading;
  private BufferedPart.Reader head;
  private final int[] rows;
  private boolean exhausted;

  /**
   * Makes an empty buffer.
   *
   * @param maxParts the parts that may be open at once
   * @param n the size of a placement
   * @param bytes the memory of the placements; each part holds one placement whatever it takes
   */
  OrderedBuffer(int maxParts, int n, long bytes, StopSignal stop) {
    this.stop = stop;
    this.maxParts = maxParts;
    this.n = n;
    long words = bytes / Long.BYTES / maxParts;
    this.placementsPerPart = (int) Math.max(1, words / new PackedRows(n).words());
    this.rows = new int[n];
    this.reading = newPart();
    this.head = new BufferedPart.Reader(reading, n, stop);
  }

  /** Waits until there is room for a part; false if the buffer has ended or must stop. */
  synchronized boolean awaitRoom() {
    while (parts.size() >= maxParts && !stop.getAsBoolean()) {
      BufferedPart.await(this, POLL_MILLIS, stop);
    }
    return !ended && !stop.getAsBoolean();
  }

  /** A part that is not in the buffer yet. */
  BufferedPart newPart() {
    return new BufferedPart(n, placementsPerPart, stop);
  }

  /** Adds a part behind all others. */
  synchronized void append(BufferedPart part) {
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
  boolean hasNext() {
    if (Thread.currentThread().isInterrupted()) {
      stop.stop(Completion.INTERRUPTED);
    }
    while (!stop.getAsBoolean()) {
      if (head.hasNext()) {
        return true;
      }
      if (!awaitPart()) {
        return false;
      }
      if (!head.awaitNext()) {
        retire();
        head.rethrow();
      }
    }
    return false;
  }

  /** The next placement, which is there, made in its order. */
  Placement next(OrderCheck order) {
    return head.next(order, rows);
  }

  /** True if the puller has received all placements. */
  boolean isExhausted() {
    return exhausted;
  }

  /** Waits for a part to pull from; false if none is left or a stop is requested. */
  private synchronized boolean awaitPart() {
    while (parts.isEmpty() && !ended && !stop.getAsBoolean()) {
      BufferedPart.await(this, POLL_MILLIS, stop);
    }
    if (parts.isEmpty()) {
      if (!stop.getAsBoolean()) {
        failure.rethrow();
        exhausted = true;
      }
      return false;
    }
    if (reading != parts.element()) {
      reading = parts.element();
      head = new BufferedPart.Reader(reading, n, stop);
    }
    return true;
  }

  private synchronized void retire() {
    parts.remove();
    notifyAll();
  }
}
