package org.nqueens.search;

import java.time.Duration;
import java.util.Objects;

/**
 * A request to stop searches, for an application that cannot interrupt the thread of a search. A
 * stopped token stays stopped: every later search of its solvers ends at once.
 *
 * <p>A token can have a deadline, for example one deadline for all questions of one request. Safe
 * for use by many threads.
 */
public final class StopToken {
  /** The longest deadline, 146 years: half the range of the clock. A longer time is no deadline. */
  private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE / 2);

  private final long start = System.nanoTime();

  /** The time from the start to the deadline; {@link Long#MAX_VALUE} for no deadline. */
  private final long nanos;

  /** True once {@link #stop} was called before the deadline. */
  private volatile boolean stopped;

  private StopToken(long nanos) {
    this.nanos = nanos;
  }

  /** Makes a token that is not stopped. */
  public StopToken() {
    this(Long.MAX_VALUE);
  }

  /**
   * Makes a token that stops by itself.
   *
   * @param time the time from now to the stop, not negative
   * @return the token; stopped already if the time is 0
   * @throws IllegalArgumentException if the time is negative
   */
  public static StopToken within(Duration time) {
    Objects.requireNonNull(time, "time");
    if (time.isNegative()) {
      throw new IllegalArgumentException(
          "time (%s) must not be negative: pass the time that is left, or Duration.ZERO"
              .formatted(time));
    }
    return new StopToken(time.compareTo(FOREVER) <= 0 ? time.toNanos() : Long.MAX_VALUE);
  }

  /**
   * Stops all searches of the solvers that have this token, soon, and all later ones. Does nothing
   * after the deadline.
   */
  public void stop() {
    if (!isLate()) {
      stopped = true;
    }
  }

  /**
   * {@return whether searches must stop: true once {@link #stop} has been called or the deadline
   * has passed}
   */
  public boolean isStopped() {
    return stopped || isLate();
  }

  /** {@return whether the deadline has passed, and {@link #stop} was not called before it} */
  public boolean isPastDeadline() {
    return !stopped && isLate();
  }

  private boolean isLate() {
    return nanos != Long.MAX_VALUE && System.nanoTime() - start >= nanos;
  }
}
