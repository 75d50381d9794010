package org.nqueens.internal.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.nqueens.internal.call.KeptThrowable;
import org.nqueens.internal.call.OrderCheck;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.decompose.PackedRows;
import org.nqueens.model.Placement;
import org.nqueens.spi.PlacementSink;

/**
 * A bounded buffer that several threads fill part by part, and one thread empties in the order of
 * the parts.
 *
 * <p>Both the parts ahead of the puller and the placements in each are bounded, so a slow puller
 * slows the workers down. The buffer is free of deadlock: the worker of the part that the puller
 * needs next waits for the puller only, and every wait polls the stop signal.
 *
 * <p>No thread wakes another one. A placement, in the words of {@link PackedRows}, is published by
 * a store that no fence follows; a thread that has nothing to do looks again after 50 us, and then
 * after twice the time, up to 3 ms. Locks, fences and wake-ups for each placement would take longer
 * than a search by halves.
 */
final class OrderedBuffer {
  /** The most bytes that are of use, 16 MB: enough for a worker to run ahead by a whole part. */
  static final long MAX_BYTES = 1 << 24;

  private static final int BLOCK_WORDS = 1 << 12;

  /** The placements added between two polls of the stop signal, a power of two. */
  private static final int POLL = 1 << 4;

  private static final long SHORTEST_PAUSE_NANOS = 50_000;
  private static final int MOST_DOUBLINGS = 6;

  private final StopSignal stop;
  private final int maxParts;
  private final int n;
  private final PackedRows form;
  private final int words;
  private final int capacity;
  private final int blockWords;

  // Guarded by this.
  private final Deque<Part> parts;
  private boolean ended;

  /** The last part of a buffer that fails. Made beforehand, since memory may be short then. */
  private final Part failed = new Part();

  // Used by the puller only.
  private Part head = new Part();
  private Block block = head.first;
  private int read;
  private int seen;
  private long emptied;
  private boolean exhausted;
  private final int[] rows;

  /**
   * Makes an empty buffer.
   *
   * @param maxParts the parts that may be open at once
   * @param bytes the memory of the placements; each part holds one placement whatever it takes
   */
  OrderedBuffer(int maxParts, int n, long bytes, StopSignal stop) {
    this.stop = stop;
    this.maxParts = maxParts;
    this.n = n;
    this.form = new PackedRows(n);
    this.words = form.words();
    this.capacity = (int) Math.max(1, bytes / Long.BYTES / maxParts / words);
    // A block is freed as a whole: by a quarter at most, the blocks exceed the capacity.
    this.blockWords = words * Math.max(1, Math.min(capacity / 4, BLOCK_WORDS / words));
    this.parts = new ArrayDeque<>(maxParts + 1);
    this.rows = new int[n];
    head.end();
  }

  /** An array of words, filled from the first word on. */
  private static final class Block {
    final long[] words;
    final AtomicInteger filled = new AtomicInteger();
    volatile @Nullable Block next;

    Block(int size) {
      words = new long[size];
    }
  }

  /** The placements of one part: a queue, as a list of blocks, that one thread fills. */
  final class Part implements PlacementSink {
    private final Block first = new Block(0);
    private Block last = first;
    private int end;
    private long added;

    /** The placements in the blocks that the puller has emptied; written by the puller. */
    private volatile long taken;

    private volatile boolean done;
    private final KeptThrowable failure = new KeptThrowable();

    /** Adds a placement, and waits while there is no room; false when told to stop. */
    @Override
    public boolean accept(int[] placed) {
      reserve();
      form.pack(placed, last.words, end);
      return publish();
    }

    @Override
    public boolean acceptPacked(long packed, int size) {
      reserve();
      last.words[end] = packed;
      return publish();
    }

    private void reserve() {
      if (end == last.words.length) {
        // Before the wait, since the puller frees a block when there is a next one.
        Block block = new Block(blockWords);
        last.next = block;
        last = block;
        end = 0;
      }
      for (int looks = 0; added - taken >= capacity && !stop.getAsBoolean(); looks++) {
        pause(looks);
      }
    }

    private boolean publish() {
      end += words;
      added++;
      last.filled.lazySet(end);
      return (added & POLL - 1) != 0 || !stop.getAsBoolean();
    }

    void end() {
      done = true;
    }

    /** Ends the part by a failure that the puller meets behind its placements. */
    void fail(Throwable met) {
      failure.keep(met);
      done = true;
    }
  }

  /** A part that is not in the buffer yet. */
  Part newPart() {
    return new Part();
  }

  /** Waits until there is room for a part; false if the buffer has ended or must stop. */
  boolean awaitRoom() {
    for (int looks = 0; !stop.getAsBoolean(); looks++) {
      synchronized (this) {
        if (ended || parts.size() < maxParts) {
          return !ended;
        }
      }
      pause(looks);
    }
    return false;
  }

  /** Adds a part behind all others. */
  synchronized void append(Part part) {
    parts.add(part);
  }

  /** Ends the buffer after its last part. */
  synchronized void end() {
    ended = true;
  }

  /**
   * Ends the buffer by a failure that the puller meets behind all parts, unless it has ended.
   * Allocates nothing, as memory may be short.
   */
  synchronized void fail(Throwable met) {
    if (!ended) {
      failed.fail(met);
      parts.add(failed);
      ended = true;
    }
  }

  /**
   * Waits for the next placement; false at the end or when told to stop. Throws the failure of a
   * part behind the placements of that part, and the failure that ended the buffer behind all
   * parts.
   */
  boolean hasNext() {
    stop.noteInterrupt();
    int looks = 0;
    while (!stop.getAsBoolean()) {
      // Asked before the look, which then sees whatever was added before the end.
      boolean isOver = read == seen && head.done;
      if (read < seen || look()) {
        return true;
      }
      if (isOver && goOn()) {
        looks = 0;
      } else if (exhausted) {
        return false;
      } else {
        pause(looks++);
      }
    }
    return false;
  }

  /** Looks for placements added since; goes on to the next block at the end of one. */
  private boolean look() {
    seen = block.filled.get();
    while (read == block.words.length) {
      Block next = block.next;
      if (next == null) {
        return false;
      }
      emptied += read / words;
      head.taken = emptied;
      block.next = null; // or the first block would keep all others
      block = next;
      read = 0;
      seen = block.filled.get();
    }
    return read < seen;
  }

  /** Leaves a part that is over, for the next one; false if there is none, now or ever. */
  private synchronized boolean goOn() {
    head.failure.rethrow();
    parts.remove(head);
    Part next = parts.peek();
    if (next == null) {
      // After a request to stop, the last part may be missing.
      exhausted = ended && !stop.getAsBoolean();
      return false;
    }
    head = next;
    block = next.first;
    read = 0;
    seen = 0;
    emptied = 0;
    return true;
  }

  /** The next placement, which is there, made in its order. */
  Placement next(OrderCheck order) {
    int at = read;
    read += words;
    if (n <= PlacementSink.MAX_PACKED_SIZE) {
      return order.next(block.words[at], n);
    }
    form.unpack(block.words, at, rows);
    return order.next(rows);
  }

  /** True if the puller has received all placements. */
  boolean isExhausted() {
    return exhausted;
  }

  /** Waits before another look; an interrupt stops the search and stays set. */
  private void pause(int looks) {
    LockSupport.parkNanos(SHORTEST_PAUSE_NANOS << Math.min(looks, MOST_DOUBLINGS));
    stop.noteInterrupt();
  }
}
