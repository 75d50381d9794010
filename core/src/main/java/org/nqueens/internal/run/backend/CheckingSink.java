package org.nqueens.internal.run.backend;

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

  /** The first breach of contract, a phrase with the backend as its subject. */
  private volatile Optional<String> breach = Optional.empty();

  private volatile boolean closed;
  private boolean refused;
  private long accepted;

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
      if (!isExpected() || !isWellFormed(rows)) {
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

  @Override
  public boolean acceptPacked(long packed, int size) {
    if (closed || breach.isPresent()) {
      return false;
    }
    if (size < 1 || size > MAX_PACKED_SIZE || size < MAX_PACKED_SIZE && packed >>> 4 * size != 0) {
      breach = Optional.of("passed a word with bits beyond %s rows".formatted(size));
      return false;
    }
    if (size != n || !isExpected() || !isWellFormed(packed)) {
      // The array form has the same breach, and describes it.
      return PlacementSink.super.acceptPacked(packed, size);
    }
    try {
      accepted++;
      refused = !sink.acceptPacked(packed, size);
    } catch (Throwable t) { // as above
      failure.keep(t);
      refused = true;
    }
    return !refused;
  }

  private boolean isExpected() {
    return Thread.currentThread() == owner && !refused;
  }

  /** Whether each row of a word is on the board: any other row plus 16 - n has a fifth bit. */
  private boolean isWellFormed(long packed) {
    long odd = 0x0F0F_0F0F_0F0F_0F0FL;
    long gap = (16L - n) * 0x0101_0101_0101_0101L;
    long overflown = (packed & odd) + gap | (packed >>> 4 & odd) + gap;
    return (overflown & ~odd) == 0;
  }

  private boolean isWellFormed(int[] rows) {
    if (rows == null || rows.length != n) {
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

  void close() {
    closed = true;
  }

  /** Throws what the receiver of the placements threw, the same object, or reports a breach. */
  void rethrow(String backend) {
    failure.rethrow();
    if (breach.isPresent()) {
      throw BackendException.breach(backend, breach.get());
    }
  }

  boolean refused() {
    return refused;
  }

  long accepted() {
    return accepted;
  }
}
