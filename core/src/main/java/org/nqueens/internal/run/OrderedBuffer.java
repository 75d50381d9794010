package org.nqueens.internal.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.nqueens.internal.decompose.PackedRows;
import org.nqueens.internal.run.backend.KeptThrowable;
import org.nqueens.internal.run.backend.OrderCheck;
import org.nqueens.internal.run.option.StopSignal;
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
 * <p>A placement, in the words of {@link PackedRows}, is published by a store without a fence and
 * wakes no thread. Locks, fences and wake-ups for each placement would take longer than a search by
 * halves. A thread that has nothing to do looks again after 50 us, then after twice the time, and
 * so on up to 3 ms. A worker without room then rests longer, a 32nd of the time that it has waited
 * and up to a second, because the application may have left its stream open and unread. A puller
 * that has to wait, or stops the search, wakes the workers that rest.
 */
final class OrderedBuffer {
  /** The most bytes that are of use, 16 MB: enough for a worker to run ahead by a whole part. */
  static final long MAX_BYTES = 1 << 24;

  private static final int BLOCK_WORDS = 1 << 12;

  /** The placements added between two polls of the stop signal, a power of two. */
  private static final int POLL = 1 << 4;

  static final Pauses OF_PULLER = new Pauses(50_000, Pauses.BRISK);

  static final Pauses OF_WORKER = new Pauses(50_000, 1_000_000_000);

  private final StopSignal stop;
  private final Pauses ofWorker;
  private final int maxParts;
  private final int n;
  private final PackedRows form;
  private final int words;
  private final int capacity;
  private final int blockWords;

  // Guarded by this.
  private final Deque<Part> parts;
  private boolean ended;

  /** The worker that waits for room for a part; null if there is none. */
  private volatile @Nullable Thread awaitingRoom;

  /** The last part of a buffer that fails; made before, because memory may be short then. */
  private final Part failed = new Part();

  // Used by the puller only.
  private Part head = new Part();
  private Block block = head.first;
  private int read;
  private int seen;
  private long emptied;
  private boolean exhausted;
  private final int[] rows;

  /** The pauses, in ns, of a thread between two looks. */
  record Pauses(long first, long longest) {
    /** Pauses double up to this length. */
    private static final long BRISK = 3_200_000;

    /** The pause after another one; beyond 3 ms a 32nd of the time that the thread has waited. */
    long after(long pause) {
      return Math.min(longest, pause < BRISK ? 2 * pause : pause + pause / 32);
    }
  }

  /**
   * Makes an empty buffer.
   *
   * @param maxParts the parts that may be open at once
   * @param bytes the memory of the placements; each part can hold at least one placement
   */
  OrderedBuffer(int maxParts, int n, long bytes, StopSignal stop) {
    this(maxParts, n, bytes, stop, OF_WORKER);
  }

  OrderedBuffer(int maxParts, int n, long bytes, StopSignal stop, Pauses ofWorker) {
    this.stop = stop;
    this.ofWorker = ofWorker;
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

    /** The worker, while it waits for the puller; null otherwise. */
    private volatile @Nullable Thread waiting;

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
      if (added - taken >= capacity) {
        awaitTaken();
      }
    }

    private void awaitTaken() {
      waiting = Thread.currentThread();
      long pause = ofWorker.first();
      while (added - taken >= capacity && !stop.getAsBoolean()) {
        pause = pause(pause, ofWorker);
      }
      waiting = null;
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

    /** Ends the part with a failure that the puller meets after its placements. */
    void fail(Throwable met) {
      failure.keep(met);
      done = true;
    }
  }

  Part newPart() {
    return new Part();
  }

  /** Waits until there is room for a part; false if the buffer has ended or must stop. */
  boolean awaitRoom() {
    awaitingRoom = Thread.currentThread();
    try {
      for (long pause = ofWorker.first(); !stop.getAsBoolean(); pause = pause(pause, ofWorker)) {
        synchronized (this) {
          if (ended || parts.size() < maxParts) {
            return !ended;
          }
        }
      }
      return false;
    } finally {
      awaitingRoom = null;
    }
  }

  synchronized void append(Part part) {
    parts.add(part);
  }

  synchronized void end() {
    ended = true;
  }

  /**
   * Ends the buffer with a failure that the puller meets after all parts, unless the buffer has
   * ended. Allocates nothing, as memory may be short.
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
   * part after the placements of this part, and a failure that ended the buffer after all parts.
   */
  boolean hasNext() {
    stop.noteInterrupt();
    long pause = OF_PULLER.first();
    while (!stop.getAsBoolean()) {
      // Asked before the look, which then sees whatever was added before the end.
      boolean isOver = read == seen && head.done;
      if (read < seen || look()) {
        return true;
      }
      if (isOver && goOn()) {
        pause = OF_PULLER.first();
      } else if (exhausted) {
        return false;
      } else {
        wakeWorkers();
        pause = pause(pause, OF_PULLER);
      }
    }
    return false;
  }

  /** Wakes the workers that may go on, now that the puller has taken what there is. */
  private void wakeWorkers() {
    LockSupport.unpark(head.waiting);
    LockSupport.unpark(awaitingRoom);
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

  /** The next placement, after {@link #hasNext} was true. The order checks and makes it. */
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

  /** Waits before another look, and gives the next pause; an interrupt stops the search. */
  private long pause(long nanos, Pauses pauses) {
    LockSupport.parkNanos(nanos);
    stop.noteInterrupt(); // which stays set
    return pauses.after(nanos);
  }
}
