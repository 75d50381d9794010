package org.nqueens.benchmarks.soak;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;

/** A strategy that fails at one of its calls, on any thread. */
final class FailingStrategy implements SearchStrategy {
  /** How a strategy fails, once. */
  enum Fault {
    THROWS_EXCEPTION,
    THROWS_CHECKED,
    THROWS_ERROR,
    OVERFLOWS_STACK,
    RETURNS_NULL,
    /** Decides on a column that is not on the board. */
    DECIDES_NOTHING
  }

  private final SearchStrategy sound;
  private final Fault fault;
  private final int at;
  private final AtomicInteger calls = new AtomicInteger();
  private final List<Throwable> thrown = new CopyOnWriteArrayList<>();
  private volatile boolean failed;

  FailingStrategy(SearchStrategy sound, Fault fault, int at) {
    this.sound = sound;
    this.fault = fault;
    this.at = at;
  }

  @Override
  public Decision next(SearchState state) {
    if (calls.incrementAndGet() != at) {
      return sound.next(state);
    }
    failed = true;
    return switch (fault) {
      case THROWS_EXCEPTION -> throw kept(new IllegalStateException("strategy fails"));
      case THROWS_CHECKED -> throw Sneaky.thrown(kept(new Exception("strategy fails")));
      case THROWS_ERROR -> throw kept(new AssertionError("strategy fails"));
      case OVERFLOWS_STACK -> {
        try {
          yield deeper(state);
        } catch (StackOverflowError e) {
          throw kept(e);
        }
      }
      case RETURNS_NULL -> null;
      case DECIDES_NOTHING -> Decision.assign(state.size(), 0);
    };
  }

  /** True once it has failed. */
  boolean failed() {
    return failed;
  }

  /** The exception thrown; empty if the failure is a wrong answer. */
  List<Throwable> thrown() {
    return thrown;
  }

  private <T extends Throwable> T kept(T throwable) {
    thrown.add(throwable);
    return throwable;
  }

  private Decision deeper(SearchState state) {
    Decision decision = deeper(state);
    return Decision.assign(decision.column() + 1, decision.row());
  }

  @Override
  public String toString() {
    return sound + " that " + fault + " at call " + at;
  }
}
