package org.nqueens.internal.decompose;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;

/**
 * The elements of several iterators, one iterator after the other. Each iterator is made when the
 * one before it has ended, and no element is made before it is asked for; the iterator of {@link
 * java.util.stream.Stream#flatMap} holds all elements of an inner stream. For one thread at a time.
 */
final class FlatMap<S, T> implements Parts<T> {
  private final Parts<S> sources;
  private final Function<? super S, ? extends Iterator<T>> elements;
  private Parts<T> current = Parts.of(Collections.emptyIterator());

  FlatMap(Iterator<S> sources, Function<? super S, ? extends Iterator<T>> elements) {
    this.sources = Parts.of(sources);
    this.elements = elements;
  }

  @Override
  public boolean hasNext() {
    while (!current.hasNext() && sources.hasNext()) {
      current.close();
      current = Parts.of(elements.apply(sources.next()));
    }
    return current.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no part is left: ask hasNext first");
    }
    return current.next();
  }

  @Override
  public void close() {
    try (sources) {
      current.close();
    }
  }
}
