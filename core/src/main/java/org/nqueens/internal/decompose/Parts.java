package org.nqueens.internal.decompose;

import java.util.Iterator;

/** An iterator of parts that may hold resources of a backend until it is closed. */
public interface Parts<T> extends Iterator<T>, AutoCloseable {
  @Override
  void close();

  /** An iterator as one that can be closed; no thread may use the iterator after that. */
  static <T> Parts<T> of(Iterator<T> parts) {
    if (parts instanceof Parts<T> closeable) {
      return closeable;
    }
    return new Parts<>() {
      @Override
      public boolean hasNext() {
        return parts.hasNext();
      }

      @Override
      public T next() {
        return parts.next();
      }

      @Override
      public void close() {
        // An iterator that holds no resources.
      }
    };
  }
}
