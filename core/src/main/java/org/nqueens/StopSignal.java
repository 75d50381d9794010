package org.nqueens;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/**
 * The request to end one search, and its cause: the first one given, the deadline, or an interrupt
 * of the thread that owns the search. Safe for use by many threads.
 */
final class StopSignal implements BooleanSupplier {
  /** Nanoseconds beyond which a limit is none: 146 years, half of what the clock can tell apart. */
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE / 2);

  private final AtomicReference<Completion> cause = new AtomicReference<>();
  private final Thread owner;
  private final long start = System.nanoTime();
  private final long limit;

  /**
   * Starts the clock.
   *
   * @param timeLimit the time until the deadline, or null for none
   * @param owner the thread whose interrupt stops the search, or null if the search has no such
   */
  StopSignal(Duration timeLimit, Thread owner) {
    this.owner = owner;
    this.limit =
        timeLimit == null || timeLimit.compareTo(FOREVER) > 0
            ? Long.MAX_VALUE
            : timeLimit.toNanos();
  }

  void stop(Completion reason) {
    cause.compareAndSet(null, reason);
  }

  /** The cause, or null if nothing has asked to stop. */
  Completion cause() {
    return cause.get();
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** The time until the deadline, zero or more; null if there is none. */
  Duration remaining() {
    return limit == Long.MAX_VALUE
        ? null
        : Duration.ofNanos(Math.max(0, limit - (System.nanoTime() - start)));
  }

  @Override
  public boolean getAsBoolean() {
    if (cause.get() == null) {
      if (owner != null && owner.isInterrupted()) {
        stop(Completion.INTERRUPTED);
      } else if (limit != Long.MAX_VALUE && System.nanoTime() - start >= limit) {
        stop(Completion.TIME_LIMIT);
      }
    }
    return cause.get() != null;
  }
}
