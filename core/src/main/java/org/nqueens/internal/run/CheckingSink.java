package org.nqueens.internal.run;

import java.util.Optional;
import org.nqueens.spi.BackendException;
import org.nqueens.spi.PlacementSink;

/**
 * The sink of one call of a backend: passes on well-formed placements of the calling thread, and
 * never throws, since the caller may be native code.
 */
final class CheckingSink implements PlacementSink {
  private final PlacementSink sink;
  private final int n;
  private final Thread owner = Thread.currentThread();
  private final KeptThrowable failure = new KeptThrowable();

  /** The first breach of contract, a phrase whose subject is the backend. */
  private volatile Optional<String> breach = Optional.empty();

  private volatile boolean closed;
  private boolean refused;
  private long accepted;

  /** Makes a sink for the calling thread and boards of size n. */
  CheckingSink(PlacementSink sink, int n) {
    this.sink = sink;
    this.n = n;
  }

  @Override
  public boolean accept(int[] rows) {
    if (closed || breach.isPresent()) {
      return false;
    }
    try {
      if (!isWellFormed(rows)) {
        breach = Optional.of(describe(rows));
        return false;
      }
      accepted++;
      refused = !sink.accept(rows);
    } catch (Throwable t) { // of any kind: it goes to the caller, not through the backend
      failure.keep(t);
      refused = true;
    }
    return !refused;
  }

  private boolean isWellFormed(int[] rows) {
    if (Thread.currentThread() != owner || refused || rows == null || rows.length != n) {
      return false;
    }
    // Negative if a row or n - 1 - row is negative.
    int outside = 0;
    for (int row : rows) {
      outside |= row | n - 1 - row;
    }
    return outside >= 0;
  }

  private String describe(int[] rows) {
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
    int column = 0;
    while (rows[column] >= 0 && rows[column] < n) {
      column++;
    }
    return "placed a queen in row (%s) of column %s on a board of size %s"
        .formatted(rows[column], column, n);
  }

  /** Closes the sink; from here on it refuses every placement. */
  void close() {
    closed = true;
  }

  /**
   * Throws the exception that the receiver of the placements threw, the same object, or reports the
   * breach of contract; does nothing if there was neither.
   *
   * @param backend the id of the backend
   */
  void rethrow(String backend) {
    failure.rethrow();
    if (breach.isPresent()) {
      throw BackendException.breach(backend, breach.get());
    }
  }

  /** True if the receiver of the placements wants no more. */
  boolean refused() {
    return refused;
  }

  /** The number of placements passed on. */
  long accepted() {
    return accepted;
  }
}
