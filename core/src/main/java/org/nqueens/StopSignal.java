package org.nqueens;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.nqueens.result.Completion;

/**
 * The request to end one search, and its cause: the first one given, the deadline, or an interrupt
 * of the thread that owns the search. While the consumer runs on that thread, an interrupt is the
 * consumer's: it stops the search only if the flag is still set afterwards. Safe for use by many
 * threads.
 */
final class StopSignal implements BooleanSupplier {
  /** Nanoseconds beyond which a limit is none: 146 years, half of what the clock can tell apart. */
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE / 2);

  static {
    // A class first used where memory has run out could not be used ever after.
    Completion.values();
  }

  private final Thread owner;
  private final long start;
  private final long limit;

  /** The owner's entries into the consumer and returns from it, which only the owner counts. */
  private volatile int visits;

  private volatile Completion cause;

  /**
   * Starts the clock.
   *
   * @param timeLimit the time until the deadline, or null for none
   * @param owner the thread whose interrupt stops the search, or null if the search has no such
   */
  StopSignal(Duration timeLimit, Thread owner) {
    this(
        owner,
        System.nanoTime(),
        timeLimit == null || timeLimit.compareTo(FOREVER) > 0
            ? Long.MAX_VALUE
            : timeLimit.toNanos());
  }

  private StopSignal(Thread owner, long start, long limit) {
    this.owner = owner;
    this.start = start;
    this.limit = limit;
  }

  /** A signal with the clock, the deadline and the owner of this one, and no cause yet. */
  StopSignal anew() {
    return new StopSignal(owner, start, limit);
  }

  /**
   * Gives a cause, of which the first counts; allocates nothing, as memory may be what is short.
   */
  synchronized void stop(Completion reason) {
    if (cause == null) {
      cause = reason;
    }
  }

  /** The cause, or null if nothing has asked to stop. */
  Completion cause() {
    return cause;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Says that the owner goes into the consumer; from here on its interrupts are not looked at. */
  void enterConsumer() {
    if (owner != null) {
      visits++;
    }
  }

  /** Says that the owner has left the consumer; an interrupt left behind stops the search. */
  void leaveConsumer() {
    if (owner != null) {
      visits++;
      if (owner.isInterrupted()) {
        stop(Completion.INTERRUPTED);
      }
    }
  }

  /** True if the owner is interrupted, and was outside the consumer when that was seen. */
  private boolean isOwnerInterrupted() {
    int before = visits;
    return before % 2 == 0 && owner != null && owner.isInterrupted() && before == visits;
  }

  @Override
  public boolean getAsBoolean() {
    if (cause == null) {
      if (isOwnerInterrupted()) {
        stop(Completion.INTERRUPTED);
      } else if (limit != Long.MAX_VALUE && System.nanoTime() - start >= limit) {
        stop(Completion.TIME_LIMIT);
      }
    }
    return cause != null;
  }
}
