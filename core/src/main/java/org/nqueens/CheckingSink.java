package org.nqueens;

import org.nqueens.spi.PlacementSink;

/**
 * The sink of one call of a backend: passes on well-formed placements of the calling thread, and
 * never throws, since the caller may be native code.
 */
final class CheckingSink implements PlacementSink {
  private final PlacementSink sink;
  private final int n;
  private final Thread owner = Thread.currentThread();

  private volatile String fault;
  private volatile boolean ended;
  private boolean refused;
  private Throwable thrown;
  private long accepted;

  /** Makes a sink for the calling thread and boards of size n. */
  CheckingSink(PlacementSink sink, int n) {
    this.sink = sink;
    this.n = n;
  }

  @Override
  public boolean accept(int[] rows) {
    if (ended || fault != null) {
      return false;
    }
    try {
      String found = find(rows);
      if (found != null) {
        fault = found;
        return false;
      }
      accepted++;
      refused = !sink.accept(rows);
    } catch (Throwable t) { // of whatever kind: it goes to the caller, not through the backend
      thrown = t;
      refused = true;
    }
    return !refused;
  }

  /** The breach of contract of a call, or null if there is none. */
  private String find(int[] rows) {
    if (Thread.currentThread() != owner) {
      return "called the sink on thread (%s) and not on the one that searches"
          .formatted(Thread.currentThread().getName());
    }
    if (refused) {
      return "called the sink again after the request to stop";
    }
    if (rows == null || rows.length != n) {
      return "passed an array of length (%s) for a board of size %s"
          .formatted(rows == null ? "null" : rows.length, n);
    }
    // Negative if a row is, or n - 1 less the row.
    int outside = 0;
    for (int row : rows) {
      outside |= row | n - 1 - row;
    }
    return outside < 0 ? findOutside(rows) : null;
  }

  private String findOutside(int[] rows) {
    int column = 0;
    while (rows[column] >= 0 && rows[column] < n) {
      column++;
    }
    return "placed a queen in row (%s) of column %s on a board of size %s"
        .formatted(rows[column], column, n);
  }

  /** Takes no placement any more. */
  void end() {
    ended = true;
  }

  /** The breach of contract, a phrase whose subject is the backend; null if there was none. */
  String fault() {
    return fault;
  }

  /** What the receiver of the placements threw, or null. */
  Throwable thrown() {
    return thrown;
  }

  /** True if the receiver of the placements wants no more. */
  boolean refused() {
    return refused;
  }

  /** The placements passed on. */
  long accepted() {
    return accepted;
  }
}
