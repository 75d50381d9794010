package org.nqueens.internal.decompose;

import java.util.Arrays;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;

/**
 * Solutions of a board of up to 32 columns in the order in which they were found: a word each up to
 * n = 16, three at most.
 */
public final class PlacementLog {
  private static final int INITIAL_WORDS = 256;

  private final int n;
  private final long limit;
  private final int bits;
  private final int rowsPerWord;
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
    this.bits = n <= 16 ? 4 : 5;
    this.rowsPerWord = Long.SIZE / bits;
    this.wordsPerSolution = (n + rowsPerWord - 1) / rowsPerWord;
  }

  /** Adds a solution, the row of each column. */
  public void add(int[] rows) {
    if (size + wordsPerSolution > kept.length) {
      complete = complete && 2 * bytes() <= limit;
      kept = Arrays.copyOf(kept, complete ? 2 * kept.length : INITIAL_WORDS);
      size = complete ? size : 0;
    }
    int column = 0;
    while (column < n) {
      long word = 0;
      for (int end = Math.min(n, column + rowsPerWord); column < end; column++) {
        word = word << bits | rows[column];
      }
      kept[size++] = word;
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
    int[] rows = new int[n];
    long solutions = 0;
    boolean goOn = true;
    for (int from = size - wordsPerSolution; goOn && from >= 0; from -= wordsPerSolution) {
      readMirrored(from, rows);
      solutions++;
      goOn = sink.accept(rows);
    }
    return new SearchOutcome(goOn, solutions, 0, 0, 0);
  }

  private void readMirrored(int from, int[] rows) {
    int mask = (1 << bits) - 1;
    int column = 0;
    for (int i = from; column < n; i++) {
      int end = Math.min(n, column + rowsPerWord);
      long word = kept[i];
      for (int shift = (end - column - 1) * bits; column < end; column++, shift -= bits) {
        rows[column] = n - 1 - (int) (word >>> shift & mask);
      }
    }
  }
}
