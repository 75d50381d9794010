package org.nqueens;

import java.util.Arrays;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;

/**
 * Solutions of a board of up to 127 columns in the order in which they were found, a byte a row.
 */
final class RowLog {
  private final int n;
  private final long limit;
  private byte[] kept;
  private int size;
  private boolean complete = true;

  /**
   * Makes an empty log.
   *
   * @param n the size of the board
   * @param limit the bytes that it may take, at most 2^30; a log that would take more keeps nothing
   */
  RowLog(int n, long limit) {
    this.n = n;
    this.limit = limit;
    this.kept = new byte[16 * n];
  }

  void add(int[] rows) {
    if (size + n > kept.length) {
      complete = complete && 2L * kept.length <= limit;
      kept = complete ? Arrays.copyOf(kept, 2 * kept.length) : new byte[n];
      size = complete ? size : 0;
    }
    for (int column = 0; column < n; column++) {
      kept[size++] = (byte) rows[column];
    }
  }

  /** What the log takes. */
  long bytes() {
    return kept.length;
  }

  /** True if no solution is missing. */
  boolean isComplete() {
    return complete;
  }

  /** Hands the solutions to a sink, the last first, with rows reversed. */
  SearchOutcome replayMirrored(PlacementSink sink) {
    int[] rows = new int[n];
    long solutions = 0;
    boolean goOn = true;
    for (int from = size - n; goOn && from >= 0; from -= n) {
      for (int column = 0; column < n; column++) {
        rows[column] = n - 1 - kept[from + column];
      }
      solutions++;
      goOn = sink.accept(rows);
    }
    return new SearchOutcome(goOn, solutions, 0, 0);
  }
}
