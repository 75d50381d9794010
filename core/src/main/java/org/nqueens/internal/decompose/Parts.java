package org.nqueens.internal.decompose;

import java.util.Iterator;

/** An iterator of parts that may hold resources of a backend until it is closed. */
public interface Parts<T> extends Iterator<T>, AutoCloseable {
  /** Releases the resources; the second call has no effect. */
  @Override
  void close();

  /** Closes an iterator if it can be closed. No thread may use it after this. */
  static void close(Iterator<?> parts) {
    if (parts instanceof Parts<?> closeable) {
      closeable.close();
    }
  }
}
