package org.nqueens.internal.run.option;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.StopToken;

/**
 * The request to end one search, and its cause: the first one given, the deadline, the token of the
 * solver, or an interrupt of the thread that owns the search. While the consumer runs on that
 * thread, an interrupt is the consumer's: it stops the search only if the flag is still set
 * afterwards. Safe for use by many threads.
 */
public final class StopSignal implements BooleanSupplier {
  static {
    // A class whose first use fails for lack of memory stays unusable.
    Completion.values();
  }

  /** The thread whose interrupt stops the search, if there is one. */
  private final Optional<Thread> owner;

  private final long start;
  private final Optional<StopToken> deadline;

  private final Optional<StopToken> token;

  /** True to stop all signals of one call; {@link #anew} passes it on to its signals. */
  private final AtomicBoolean call;

  /**
   * The owner's entries into the consumer and returns from it, which only the owner counts. It
   * writes with release semantics: a fence for each placement would take longer than a search by
   * halves, and a reader that sees what the consumer did, or an interrupt that this caused, sees
   * the entry before it.
   */
  private final AtomicInteger visits = new AtomicInteger();

  /** The first cause given; null before. */
  private volatile @Nullable Completion cause;

  public static StopSignal start(Optional<Duration> timeLimit) {
    return start(Optional.empty(), timeLimit, Optional.empty());
  }

  /** Starts the clock of a search under options that no interrupt stops by itself. */
  public static StopSignal start(SolverOptions options) {
    return start(Optional.empty(), options.timeLimit(), options.stopToken());
  }

  /** Starts the clock of a search that an interrupt of the calling thread also stops. */
  public static StopSignal startOwned(SolverOptions options) {
    return start(Optional.of(Thread.currentThread()), options.timeLimit(), options.stopToken());
  }

  /** Why a stopped token ends a search. */
  public static Completion cause(StopToken token) {
    return token.isPastDeadline() ? Completion.DEADLINE : Completion.STOPPED_BY_TOKEN;
  }

  private static StopSignal start(
      Optional<Thread> owner, Optional<Duration> timeLimit, Optional<StopToken> token) {
    Optional<StopToken> deadline =
        timeLimit.isPresent() ? Optional.of(StopToken.within(timeLimit.get())) : Optional.empty();
    return new StopSignal(owner, System.nanoTime(), deadline, token, new AtomicBoolean());
  }

  private StopSignal(
      Optional<Thread> owner,
      long start,
      Optional<StopToken> deadline,
      Optional<StopToken> token,
      AtomicBoolean call) {
    this.owner = owner;
    this.start = start;
    this.deadline = deadline;
    this.token = token;
    this.call = call;
  }

  /** A signal with the clock, deadline, token and owner of this one, and no cause yet. */
  public StopSignal anew() {
    return new StopSignal(owner, start, deadline, token, call);
  }

  /** Sets the cause if none is set; allocates nothing, as memory may be short. */
  public synchronized void stop(Completion reason) {
    if (cause == null) {
      cause = reason;
    }
  }

  /** Stops all searches of the call for the consumer, also those of {@link #anew}. */
  public void stopCall() {
    call.set(true);
  }

  /** Notes an interrupt of a thread that does not own this signal; the interrupt stays set. */
  public void noteInterrupt() {
    if (Thread.currentThread().isInterrupted()) {
      stop(Completion.INTERRUPTED);
    }
  }

  /** True if a cause is given; unlike {@link #getAsBoolean}, this does not look for one. */
  public boolean hasCause() {
    return cause != null;
  }

  public Completion cause() {
    return Objects.requireNonNull(cause, "an incomplete search has a cause");
  }

  /** The exception for a question to a backend that this signal, which has a cause, stopped. */
  public SearchStoppedException stopped(String backend) {
    return new SearchStoppedException(resultOnStop(backend));
  }

  /** The result of a question that this signal, which has a cause, stopped before the answer. */
  public SolveResult resultOnStop(String backend) {
    return new SolveResult(
        cause(), 0, new SearchStatistics(0, 0, 0, elapsed()), backend, Propagation.UNSPECIFIED);
  }

  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Notes that the owner enters the consumer; from here on its interrupts are not looked at. */
  public void enterConsumer() {
    if (owner.isPresent()) {
      visits.lazySet(visits.getPlain() + 1);
    }
  }

  /** Notes that the owner has left the consumer; an interrupt left behind stops the search. */
  public void leaveConsumer() {
    if (owner.isPresent()) {
      visits.lazySet(visits.getPlain() + 1);
      if (owner.get().isInterrupted()) {
        stop(Completion.INTERRUPTED);
      }
    }
  }

  /** True if the owner is interrupted, and was outside the consumer when that was seen. */
  private boolean isOwnerInterrupted() {
    int before = visits.get();
    return before % 2 == 0
        && owner.isPresent()
        && owner.get().isInterrupted()
        && before == visits.get();
  }

  @Override
  public boolean getAsBoolean() {
    if (cause == null) {
      if (isOwnerInterrupted()) {
        stop(Completion.INTERRUPTED);
      } else if (token.isPresent() && token.get().isStopped()) {
        stop(cause(token.get()));
      } else if (call.get()) {
        stop(Completion.STOPPED_BY_CONSUMER);
      } else if (deadline.isPresent() && deadline.get().isStopped()) {
        stop(Completion.TIME_LIMIT);
      }
    }
    return cause != null;
  }
}
