package org.nqueens.internal.run.pull;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.nqueens.internal.call.KeptThrowable;
import org.nqueens.internal.call.OrderCheck;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.decompose.PackedRows;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.spi.PlacementSink;

/**
 * The placements of one part of an {@link OrderedBuffer}: a queue that one thread, the worker,
 * fills and a {@link Reader} empties.
 *
 * <p>The queue is a list of blocks of words. A placement is published by a store that no fence
 * follows, and neither side takes a lock unless it waits or changes the block: locks and fences
 * would take longer than a search by halves. A side that begins to wait may thus miss the signal of
 * the other side, and therefore looks again within milliseconds.
 */
final class BufferedPart implements PlacementSink {
  private static final int BLOCK_WORDS = 1 << 12;

  /** The placements added between two polls of the stop signal, a power of two. */
  private static final int POLL = 1 << 4;

  private final PackedRows form;
  private final int words;
  private final int capacity;
  private final int blockWords;
  private final StopSignal stop;
  private final Block empty = new Block(0);

  // Used by the worker only.
  private Block last = empty;
  private int end;
  private long added;

  /** The placements in the blocks that the puller has emptied; written by the puller. */
  private volatile long taken;

  /** The number of placements added that wakes the puller; written by the puller. */
  private volatile long wakeAt = Long.MAX_VALUE;

  private volatile boolean done;
  private final KeptThrowable failure = new KeptThrowable();

  /** An array of words, filled from the first word on. */
  static final class Block {
    final long[] words;
    final AtomicInteger filled = new AtomicInteger();
    volatile @Nullable Block next;

    Block(int size) {
      words = new long[size];
    }
  }

  /**
   * Makes an empty part.
   *
   * @param n the size of a placement
   * @param capacity the number of placements at which the worker waits, at least 1
   */
  BufferedPart(int n, int capacity, StopSignal stop) {
    this.form = new PackedRows(n);
    this.words = form.words();
    this.capacity = capacity;
    // A block is freed as a whole: by a quarter at most, the blocks exceed the capacity.
    this.blockWords = words * Math.max(1, Math.min(capacity / 4, BLOCK_WORDS / words));
    this.stop = stop;
  }

  /** The block before the first placement. */
  Block begin() {
    return empty;
  }

  /** The number of placements at which the worker waits. */
  int capacity() {
    return capacity;
  }

  /** Adds a placement, and waits while there is no room; false when told to stop. */
  @Override
  public boolean accept(int[] rows) {
    reserve();
    form.pack(rows, last.words, end);
    return publish();
  }

  @Override
  public boolean acceptPacked(long packed, int n) {
    reserve();
    last.words[end] = packed;
    return publish();
  }

  private void reserve() {
    if (end == last.words.length) {
      // Before the wait, since a reader frees a block when there is a next one.
      Block block = new Block(blockWords);
      last.next = block;
      last = block;
      end = 0;
    }
    while (added - taken >= capacity && !stop.getAsBoolean()) {
      awaitRoom();
    }
  }

  private boolean publish() {
    end += words;
    added++;
    last.filled.lazySet(end);
    if (added >= wakeAt) {
      signal();
    }
    return (added & POLL - 1) != 0 || !stop.getAsBoolean();
  }

  private synchronized void awaitRoom() {
    if (added - taken >= capacity) {
      await(this, OrderedBuffer.POLL_MILLIS, stop);
    }
  }

  private synchronized void signal() {
    wakeAt = Long.MAX_VALUE;
    notifyAll();
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

  /** True once no placement will be added. */
  boolean isDone() {
    return done;
  }

  /** Throws the failure by which the part has ended, if there is one. */
  void rethrow() {
    failure.rethrow();
  }

  /** Makes room for as many placements as the puller has received from a block. */
  synchronized void free(int placements) {
    taken += placements;
    notifyAll();
  }

  /** Waits, a moment at most, until a number of placements has been added or the part is done. */
  synchronized void await(long number, long millis) {
    wakeAt = number;
    if (!done) {
      await(this, millis, stop);
    }
    wakeAt = Long.MAX_VALUE;
  }

  /** Waits a moment at most; an interrupt stops the search and stays set. */
  @SuppressWarnings("WaitNotInLoop") // the callers poll, and a spurious wake-up is one more poll
  static void await(Object monitor, long millis, StopSignal stop) {
    try {
      monitor.wait(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop.stop(Completion.INTERRUPTED);
    }
  }

  /**
   * The puller's side of a part. An object of its own, made by the puller, so that the fields that
   * it writes for each placement do not share a cache line with those of the worker.
   */
  static final class Reader {
    /**
     * The number of placements that wakes a waiting puller. Waking it for each would make puller
     * and worker alternate, which takes longer than the search. A waiting puller also looks again
     * after 1 ms, then 2, up to {@link OrderedBuffer#POLL_MILLIS}.
     */
    private static final int WORTH_WAKING = 1 << 12;

    private final BufferedPart part;
    private final int n;
    private final PackedRows form;
    private final int words;
    private final StopSignal stop;

    private Block block;
    private int read;
    private int seen;
    private long pulled;

    /**
     * Reads a part from its beginning.
     *
     * @param n the size of a placement
     */
    Reader(BufferedPart part, int n, StopSignal stop) {
      this.part = part;
      this.n = n;
      this.form = new PackedRows(n);
      this.words = form.words();
      this.stop = stop;
      this.block = part.begin();
    }

    /** True if a placement can be pulled without waiting. */
    boolean hasNext() {
      return read < seen || look();
    }

    /** Looks for placements added since; goes on to the next block at the end of one. */
    private boolean look() {
      seen = block.filled.get();
      while (read == block.words.length) {
        Block next = block.next;
        if (next == null) {
          return false;
        }
        if (read > 0) {
          part.free(read / words);
        }
        block.next = null; // or the first block would keep all others
        block = next;
        read = 0;
        seen = block.filled.get();
      }
      return read < seen;
    }

    /**
     * The next placement, which is there.
     *
     * @param order makes the placement
     * @param rows an array for the rows of a placement that is not a single word
     */
    Placement next(OrderCheck order, int[] rows) {
      int at = read;
      read += words;
      pulled++;
      if (n <= PlacementSink.MAX_PACKED_SIZE) {
        return order.next(block.words[at], n);
      }
      form.unpack(block.words, at, rows);
      return order.next(rows);
    }

    /** Waits for placements; false if the part is over and all its placements are pulled. */
    boolean awaitNext() {
      for (long millis = 1; !stop.getAsBoolean(); ) {
        // Asked first: whatever was added before the end is seen by the look that follows.
        boolean isOver = part.isDone();
        if (look() || isOver) {
          return read < seen;
        }
        // One is enough to wake the puller if it is the first, or if placements are rare.
        boolean isOneEnough = pulled == 0 || millis == OrderedBuffer.POLL_MILLIS;
        int worthWaking = isOneEnough ? 1 : Math.min(WORTH_WAKING, part.capacity());
        part.await(pulled + worthWaking, millis);
        millis = Math.min(2 * millis, OrderedBuffer.POLL_MILLIS);
      }
      return true;
    }

    /** Throws the failure by which the part has ended, if there is one. */
    void rethrow() {
      part.rethrow();
    }
  }
}
