package org.nqueens.internal.run;

import org.nqueens.internal.decompose.PackedRows;
import org.nqueens.spi.PlacementSink;

/**
 * The puller's side of a {@link BufferedPart}. An object of its own, made by the puller, so that
 * the fields that it writes for each placement do not share a cache line with those of the worker.
 */
final class PartReader {
  /**
   * The number of placements that wakes a waiting puller. Waking it for each would make puller and
   * worker alternate, which takes longer than the search. A waiting puller also looks again after 1
   * ms, then 2, up to {@link OrderedBuffer#POLL_MILLIS}.
   */
  private static final int WORTH_WAKING = 1 << 12;

  private final BufferedPart part;
  private final int n;
  private final PackedRows form;
  private final int words;
  private final StopSignal stop;

  private BufferedPart.Block block;
  private int read;
  private int seen;
  private long pulled;

  /**
   * Reads a part from its beginning.
   *
   * @param n the size of a placement
   */
  PartReader(BufferedPart part, int n, StopSignal stop) {
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
      BufferedPart.Block next = block.next;
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
   * Passes the next placement, which is there, to a sink.
   *
   * @param rows an array for the rows of a placement that is not a single word
   */
  boolean pass(PlacementSink sink, int[] rows) {
    int at = read;
    read += words;
    pulled++;
    if (n <= PlacementSink.MAX_PACKED_SIZE) {
      return sink.acceptPacked(block.words[at], n);
    }
    form.unpack(block.words, at, rows);
    return sink.accept(rows);
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
