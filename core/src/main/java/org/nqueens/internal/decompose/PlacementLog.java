package org.nqueens.internal.decompose;

import java.util.Arrays;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;

/**
 * Solutions of a board of up to 32 columns in the order in which they were found, in the form of
 * {@link PackedRows}: a word each up to n = 16, three at most.
 */
public final class PlacementLog {
  private static final int INITIAL_WORDS = 256;

  private final int n;
  private final long limit;
  private final PackedRows form;
  private final int wordsPerSolution;
  private long[] kept = new long[INITIAL_WORDS];
  private int size;
  private boolean complete = true;

  /**
   * Makes an empty log.
   *
   * @param n the size of the board
   * @param limit the bytes that it may take, at most 2^30; a log that would take more keeps nothing
   */
  public PlacementLog(int n, long limit) {
    this.n = n;
    this.limit = limit;
    this.form = new PackedRows(n);
    this.wordsPerSolution = form.words();
  }

  /** Adds a solution, the row of each column. */
  public void add(int[] rows) {
    reserve();
    form.pack(rows, kept, size);
    size += wordsPerSolution;
  }

  /** Adds a solution of a board of up to 16 columns as a word. */
  public void addPacked(long placement) {
    reserve();
    kept[size++] = placement;
  }

  private void reserve() {
    if (size + wordsPerSolution > kept.length) {
      complete = complete && 2 * bytes() <= limit;
      kept = Arrays.copyOf(kept, complete ? 2 * kept.length : INITIAL_WORDS);
      size = complete ? size : 0;
    }
  }

  /** Gives up the memory that no solution takes; to be called after the last solution. */
  public void trim() {
    kept = Arrays.copyOf(kept, size);
  }

  /** The memory of the log in bytes. */
  public long bytes() {
    return (long) Long.BYTES * kept.length;
  }

  /** True if the log has every solution that was added. */
  public boolean isComplete() {
    return complete;
  }

  /** Hands the solutions to a sink, the last first, with rows reversed. */
  public SearchOutcome replayMirrored(PlacementSink sink) {
    return wordsPerSolution == 1 && n <= PlacementSink.MAX_PACKED_SIZE
        ? replayWords(sink)
        : replayRows(sink);
  }

  private SearchOutcome replayWords(PlacementSink sink) {
    // No row borrows from its neighbour, since none is above n - 1.
    long last = 0x1111_1111_1111_1111L * (n - 1) & -1L >>> Long.SIZE - 4 * n;
    long solutions = 0;
    boolean goOn = true;
    for (int i = size - 1; goOn && i >= 0; i--) {
      solutions++;
      goOn = sink.acceptPacked(last - kept[i], n);
    }
    return new SearchOutcome(goOn, solutions, 0, 0, 0);
  }

  private SearchOutcome replayRows(PlacementSink sink) {
    int[] rows = new int[n];
    long solutions = 0;
    boolean goOn = true;
    for (int from = size - wordsPerSolution; goOn && from >= 0; from -= wordsPerSolution) {
      form.unpack(kept, from, rows);
      for (int column = 0; column < n; column++) {
        rows[column] = n - 1 - rows[column];
      }
      solutions++;
      goOn = sink.accept(rows);
    }
    return new SearchOutcome(goOn, solutions, 0, 0, 0);
  }
}
