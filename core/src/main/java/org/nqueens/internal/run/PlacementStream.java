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
import org.nqueens.internal.run.backend.KeptThrowable;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/**
 * A search as a lazy stream of placements. The search starts with the first pull. It ends when the
 * stream is exhausted or closed, when a later stage of the stream throws, and when an unclosed
 * stream is garbage collected.
 *
 * <p>If another thread closes the stream, the pulling thread gets a {@link SearchStoppedException},
 * because it could not tell this end from the last placement. A stream closed by the pulling thread
 * ends. After a failure, every later pull fails.
 */
public final class PlacementStream extends Spliterators.AbstractSpliterator<Placement> {
  private static final Cleaner CLEANER = Cleaner.create();

  private final Supplier<Source> opener;
  private final KeptThrowable failure = new KeptThrowable();

  // Guarded by this. Null and not Optional, since a close must not allocate: memory may be short.
  private @Nullable Source source;
  private boolean ended;

  /** The thread that closed a search which had not ended. */
  private @Nullable Thread closer;

  /**
   * A search that the stream pulls placements from. {@code hasNext} throws if the search ends
   * before the last placement. It must not refer to the stream, or the stream would never be
   * collected.
   */
  public interface Source extends Iterator<Placement>, AutoCloseable {

    SearchStoppedException stopped();

    void stop();

    @Override
    void close();
  }

  private PlacementStream(Supplier<Source> opener, int characteristics) {
    super(Long.MAX_VALUE, characteristics | ORDERED | NONNULL | IMMUTABLE);
    this.opener = opener;
  }

  /** A stream of placements that are {@link Spliterator#DISTINCT}, or 0 if they may repeat. */
  public static Stream<Placement> open(Supplier<Source> opener, int characteristics) {
    PlacementStream placements = new PlacementStream(opener, characteristics);
    return StreamSupport.stream(placements, false).onClose(placements::close);
  }

  /** Never splits, since a parallel stream would buffer the part split off. */
  @Override
  public @Nullable Spliterator<Placement> trySplit() {
    return null;
  }

  /** Pulls a placement; after a pull has failed, every later pull throws the same exception. */
  @Override
  public boolean tryAdvance(Consumer<? super Placement> action) {
    failure.rethrow();
    try {
      return advance(action);
    } catch (Throwable t) { // of any kind: a stream that failed has not come to its end
      failure.keep(t);
      throw t;
    }
  }

  private boolean advance(Consumer<? super Placement> action) {
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
      if (closer != null && closer != Thread.currentThread()) {
        throw source == null
            ? new SearchStoppedException(Completion.STOPPED_BY_CONSUMER)
            : source.stopped();
      }
      if (ended || source != null) {
        return ended ? Optional.empty() : Optional.ofNullable(source);
      }
    }
    // Outside the lock, so that another thread can close the stream.
    Source opened = opener.get();
    try {
      CLEANER.register(this, opened::stop);
      synchronized (this) {
        source = opened;
        if (closer != null) {
          opened.stop();
        }
      }
      return Optional.of(opened);
    } catch (Throwable t) { // a lack of memory must not leave its threads running
      try (opened) {
        throw t;
      }
    }
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

  /** Ends the search and waits for its threads, even if an earlier call has failed. */
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
