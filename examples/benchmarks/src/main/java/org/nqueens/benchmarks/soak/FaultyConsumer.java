package org.nqueens.benchmarks.soak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.nqueens.model.Placement;

/**
 * A consumer of the placements of a case that commits its fault at one of them and records its
 * observations. Safe for use by the threads of a parallel stream.
 */
final class FaultyConsumer {
  /** Longer than the time between two polls of the stop signal by native searches. */
  private static final long HANDLED_AFTER_NANOS = TimeUnit.MILLISECONDS.toNanos(3);

  private final RandomCase asked;
  private final Nested nested;
  private final Thread caller = Thread.currentThread();
  private final AtomicInteger inside = new AtomicInteger();
  private final List<Placement> delivered = Collections.synchronizedList(new ArrayList<>());
  private final List<String> complaints = Collections.synchronizedList(new ArrayList<>());
  private volatile Throwable thrown;
  private volatile boolean struck;
  private volatile boolean ended;
  private Runnable close = () -> {};

  FaultyConsumer(RandomCase asked, Nested nested) {
    this.asked = asked;
    this.nested = nested;
  }

  /** Says how to close the stream that is pulled from. */
  void closesBy(Runnable closing) {
    close = closing;
  }

  /** Takes a placement; false to end the search. */
  boolean take(Placement placement) {
    boolean alone = inside.getAndIncrement() == 0;
    try {
      if (asked.call() != Call.STREAM_PARALLEL) {
        complainIf(!alone, "a placement came while another was being consumed");
        complainIf(Thread.currentThread() != caller, "a placement came on a foreign thread");
        complainIf(ended, "a placement came after the end");
      }
      delivered.add(placement);
      return delivered.size() != asked.at() || strike();
    } finally {
      inside.getAndDecrement();
    }
  }

  private boolean strike() {
    struck = asked.fault() != Fault.NONE;
    return switch (asked.fault()) {
      case THROWS_UNCHECKED -> throw end(new IllegalStateException("consumer fails"));
      case THROWS_CHECKED -> throw Sneaky.thrown(end(new Exception("consumer fails")));
      case THROWS_ERROR -> throw Sneaky.thrown(end(new AssertionError("consumer fails")));
      case INTERRUPTS -> {
        ended = true;
        Thread.currentThread().interrupt();
        yield true;
      }
      case INTERRUPTS_AND_CLEARS -> {
        interruptAndClear();
        yield true;
      }
      case NESTS -> {
        nested.complaint().ifPresent(complaints::add);
        yield true;
      }
      case COLLECTS_GARBAGE -> {
        System.gc();
        yield true;
      }
      case STOPS, DROPS -> {
        ended = true;
        yield false;
      }
      case CLOSES -> {
        ended = true;
        close.run();
        yield true;
      }
      case CLOSED_BY_ANOTHER -> {
        ended = true;
        Helper.runAndWait(close);
        yield true;
      }
      case NONE, INTERRUPTED_BEFORE, INTERRUPTED_BY_ANOTHER -> true;
    };
  }

  private <T extends Throwable> T end(T throwable) {
    ended = true;
    thrown = throwable;
    return throwable;
  }

  private static void interruptAndClear() {
    long start = System.nanoTime();
    Thread.currentThread().interrupt();
    while (System.nanoTime() - start < HANDLED_AFTER_NANOS) {
      Thread.onSpinWait();
    }
    Thread.interrupted();
  }

  private void complainIf(boolean bad, String complaint) {
    if (bad) {
      complaints.add(complaint);
    }
  }

  void complain(String complaint) {
    complaints.add(complaint);
  }

  /** True once the fault has come about. */
  boolean struck() {
    return struck;
  }

  List<Placement> delivered() {
    return delivered;
  }

  List<String> complaints() {
    return complaints;
  }

  Optional<Throwable> thrown() {
    return Optional.ofNullable(thrown);
  }
}
