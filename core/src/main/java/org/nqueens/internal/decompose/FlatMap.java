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
  private final Iterator<S> sources;
  private final Function<? super S, ? extends Iterator<T>> elements;
  private Iterator<T> current = Collections.emptyIterator();

  FlatMap(Iterator<S> sources, Function<? super S, ? extends Iterator<T>> elements) {
    this.sources = sources;
    this.elements = elements;
  }

  @Override
  public boolean hasNext() {
    while (!current.hasNext() && sources.hasNext()) {
      Parts.close(current);
      current = elements.apply(sources.next());
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
    Parts.close(current);
    Parts.close(sources);
  }
}
