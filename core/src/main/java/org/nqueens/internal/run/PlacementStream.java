package org.nqueens.internal.run;

import java.lang.ref.Cleaner;
import java.util.Iterator;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.nqueens.model.Placement;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/**
 * A search as a lazy stream of placements. The search starts with the first pull. It ends when the
 * stream is exhausted or closed, when a later stage of the stream throws, and when an unclosed
 * stream is garbage collected.
 *
 * <p>A stream closed by one thread fails on another that pulls from it, which could not tell that
 * end from the end of all placements. A stream closed by the thread that pulls just ends.
 */
public final class PlacementStream extends Spliterators.AbstractSpliterator<Placement> {
  private static final Cleaner CLEANER = Cleaner.create();

  private final Supplier<Source> opener;

  /** The result of a stream that is closed before the first pull. */
  private final SolveResult unopened;

  // Guarded by this.
  private Optional<Source> source = Optional.empty();
  private boolean ended;

  /** The thread that closed a search which had not come to its end. */
  private Optional<Thread> closer = Optional.empty();

  /**
   * A search from which placements are pulled. {@code hasNext} throws if the search ends before the
   * last placement. It must not refer to the stream, or the stream would never be collected.
   */
  public interface Source extends Iterator<Placement>, AutoCloseable {

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
  public static Stream<Placement> open(Supplier<Source> opener, SolveResult unopened) {
    PlacementStream placements = new PlacementStream(opener, unopened);
    return StreamSupport.stream(placements, false).onClose(placements::close);
  }

  /** Never splits, since a parallel stream would buffer the part split off. */
  @Override
  public @Nullable Spliterator<Placement> trySplit() {
    return null;
  }

  @Override
  public boolean tryAdvance(Consumer<? super Placement> action) {
    Optional<Source> pulled = begin();
    if (pulled.isEmpty()) {
      return false;
    }
    boolean goOn = false;
    try {
      if (pulled.get().hasNext()) {
        action.accept(pulled.get().next());
        goOn = true;
      }
    } finally {
      if (!goOn) {
        end();
      }
    }
    return goOn;
  }

  /** The search to pull from; empty if it is over. */
  private Optional<Source> begin() {
    synchronized (this) {
      if (closer.isPresent() && closer.get() != Thread.currentThread()) {
        throw source.map(Source::stopped).orElseGet(() -> new SearchStoppedException(unopened));
      }
      if (source.isPresent() || ended) {
        return ended ? Optional.empty() : source;
      }
    }
    // Not under the lock, which would keep another thread that closes the stream waiting.
    Source opened = opener.get();
    try {
      CLEANER.register(this, opened::stop);
      synchronized (this) {
        source = Optional.of(opened);
        if (closer.isPresent()) {
          opened.stop();
        }
        return source;
      }
    } catch (Throwable t) { // a lack of memory must not leave its threads running
      opened.close();
      throw t;
    }
  }

  private void close() {
    synchronized (this) {
      if (!ended) {
        closer = Optional.of(Thread.currentThread());
        source.ifPresent(Source::stop);
      }
    }
    end();
  }

  /** Ends the search, and waits for its threads even if an earlier call failed to. */
  private void end() {
    Optional<Source> open;
    synchronized (this) {
      open = source;
      ended = true;
    }
    open.ifPresent(Source::close);
  }
}
