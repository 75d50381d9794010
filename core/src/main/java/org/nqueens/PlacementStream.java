package org.nqueens;

import java.lang.ref.Cleaner;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.nqueens.model.Placement;

/**
 * The pulling end of a search as a stream. The search starts with the first pull. It ends when the
 * stream is exhausted or closed, when what the stream feeds throws, and when the stream is dropped
 * unclosed and the garbage collector notices.
 *
 * <p>A stream closed by one thread fails on another that pulls from it, which could not tell that
 * end from the end of all placements. A stream closed by the thread that pulls just ends.
 */
final class PlacementStream extends Spliterators.AbstractSpliterator<Placement> {
  private static final Cleaner CLEANER = Cleaner.create();

  private final Supplier<Source> opener;

  // Guarded by this.
  private Source source;
  private boolean ended;

  /** The thread that closed a search which had not come to its end; null if there is none. */
  private Thread closer;

  /**
   * One search and what it comes to. It must not refer to the stream, or that would never be
   * collected.
   */
  interface Source extends AutoCloseable {
    /** The next placement; null at the end. Throws if the end is not the end of all placements. */
    Placement next();

    /** The exception that says why the search was cut short. */
    SearchStoppedException stopped();

    /** Asks the search to stop, without waiting. */
    void stop();

    @Override
    void close();
  }

  private PlacementStream(Supplier<Source> opener) {
    super(Long.MAX_VALUE, Spliterator.ORDERED | DISTINCT | NONNULL | IMMUTABLE);
    this.opener = opener;
  }

  static Stream<Placement> open(Supplier<Source> opener) {
    PlacementStream placements = new PlacementStream(opener);
    return StreamSupport.stream(placements, false).onClose(placements::close);
  }

  /** Gives nothing, since a parallel stream would buffer what it splits off. */
  @Override
  public Spliterator<Placement> trySplit() {
    return null;
  }

  @Override
  public boolean tryAdvance(Consumer<? super Placement> action) {
    Source pulled = begin();
    if (pulled == null) {
      return false;
    }
    boolean goOn = false;
    try {
      Placement placement = pulled.next();
      if (placement != null) {
        action.accept(placement);
        goOn = true;
      }
    } finally {
      if (!goOn) {
        end();
      }
    }
    return goOn;
  }

  /** The search to pull from; null if it is over. */
  private synchronized Source begin() {
    if (closer != null && closer != Thread.currentThread()) {
      throw source.stopped();
    }
    if (source == null && !ended) {
      source = opener.get();
      try {
        CLEANER.register(this, source::stop);
      } catch (Throwable t) { // a lack of memory must not leave its threads running
        ended = true;
        source.close();
        throw t;
      }
    }
    return ended ? null : source;
  }

  private void close() {
    synchronized (this) {
      if (source != null && !ended) {
        closer = Thread.currentThread();
        source.stop();
      }
    }
    end();
  }

  /** Ends the search, and waits for its threads even if an earlier call failed to. */
  private void end() {
    Source open;
    synchronized (this) {
      open = source;
      ended = true;
    }
    if (open != null) {
      open.close();
    }
  }
}
