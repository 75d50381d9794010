package org.nqueens.benchmarks.soak;

import java.util.EnumSet;
import java.util.Set;

/** A fault: an action of the consumer at one placement, or of another thread meanwhile. */
enum Fault {
  NONE,
  THROWS_UNCHECKED,
  THROWS_CHECKED,
  THROWS_ERROR,
  /** Interrupts its own thread and leaves the flag set. */
  INTERRUPTS,
  /** Interrupts its own thread, and clears the flag some milliseconds later. */
  INTERRUPTS_AND_CLEARS,
  /** Starts another solve. */
  NESTS,
  COLLECTS_GARBAGE,
  /** Ends the search: answers false, or pulls no more and closes the stream. */
  STOPS,
  /** Closes the stream that it pulls from, and continues to pull. */
  CLOSES,
  /** Lets another thread close the stream that it pulls from, and continues to pull. */
  CLOSED_BY_ANOTHER,
  /** Drops the stream without closing it. */
  DROPS,
  /** The calling thread is interrupted before the call. */
  INTERRUPTED_BEFORE,
  /** The calling thread is interrupted by another one at some time. */
  INTERRUPTED_BY_ANOTHER;

  /** The faults of any call. */
  static final Set<Fault> OF_CALLS = EnumSet.of(NONE, INTERRUPTED_BEFORE, INTERRUPTED_BY_ANOTHER);

  /** The faults of any call with a consumer. */
  static final Set<Fault> OF_CONSUMERS =
      EnumSet.complementOf(EnumSet.of(STOPS, CLOSES, CLOSED_BY_ANOTHER, DROPS));
}
