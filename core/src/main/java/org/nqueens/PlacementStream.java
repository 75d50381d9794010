package org.nqueens;

import java.lang.ref.Cleaner;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.nqueens.model.Placement;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

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

  /** The result of a stream that is closed before the first pull. */
  private final SolveResult unopened;

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

  private PlacementStream(Supplier<Source> opener, SolveResult unopened) {
    super(Long.MAX_VALUE, Spliterator.ORDERED | DISTINCT | NONNULL | IMMUTABLE);
    this.opener = opener;
    this.unopened = unopened;
  }

  /**
   * A stream whose search starts with the first pull.
   *
   * @param opener starts the search
   * @param unopened the result of a stream that is closed before
   */
  static Stream<Placement> open(Supplier<Source> opener, SolveResult unopened) {
    PlacementStream placements = new PlacementStream(opener, unopened);
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
  private Source begin() {
    synchronized (this) {
      if (closer != null && closer != Thread.currentThread()) {
        throw source == null ? new SearchStoppedException(unopened) : source.stopped();
      }
      if (source != null || ended) {
        return ended ? null : source;
      }
    }
    // Not under the lock, which would keep another thread that closes the stream waiting.
    Source opened = opener.get();
    try {
      CLEANER.register(this, opened::stop);
      synchronized (this) {
        source = opened;
        if (closer != null) {
          opened.stop();
        }
      }
    } catch (Throwable t) { // a lack of memory must not leave its threads running
      opened.close();
      throw t;
    }
    return opened;
  }

  private void close() {
    synchronized (this) {
      if (!ended) {
        closer = Thread.currentThread();
        if (source != null) {
          source.stop();
        }
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
