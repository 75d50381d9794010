package org.nqueens.internal.run;

import java.util.function.Predicate;
import org.nqueens.internal.run.backend.KeptThrowable;
import org.nqueens.internal.run.backend.OrderCheck;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.spi.PlacementSink;

/**
 * Delivers placements to the consumer: one at a time, never more than the limit, and none after the
 * search was stopped. An exception of the consumer is kept, because none may pass through a
 * backend.
 */
final class ConsumerSink implements PlacementSink {
  private final Predicate<? super Placement> consumer;
  private final long limit;
  private final StopSignal stop;
  private final ProgressLog progress;
  private final OrderCheck order;
  private long delivered;
  private boolean refused;
  private final KeptThrowable failure = new KeptThrowable();

  ConsumerSink(
      Predicate<? super Placement> consumer,
      long limit,
      StopSignal stop,
      ProgressLog progress,
      OrderCheck order) {
    this.progress = progress;
    this.order = order;
    this.consumer = consumer;
    this.limit = limit;
    this.stop = stop;
  }

  @Override
  public boolean accept(int[] rows) {
    return !refused && deliver(order.next(rows));
  }

  @Override
  public boolean acceptPacked(long packed, int n) {
    return !refused && deliver(order.next(packed, n));
  }

  /** Hands a placement to the consumer; false if the search is to stop. */
  boolean deliver(Placement placement) {
    if (refused || stop.getAsBoolean()) {
      refused = true;
      return false;
    }
    delivered++;
    progress.delivered(delivered);
    stop.enterConsumer();
    try {
      if (!consumer.test(placement)) {
        stop.stop(Completion.STOPPED_BY_CONSUMER);
      } else if (delivered == limit) {
        stop.stop(Completion.SOLUTION_LIMIT);
      }
    } catch (Throwable t) { // of any kind: it goes to the caller, not through native code
      failure.keep(t);
      stop.stop(Completion.STOPPED_BY_CONSUMER);
    }
    stop.leaveConsumer();
    refused = stop.hasCause();
    return !refused;
  }

  long delivered() {
    return delivered;
  }

  /** True if the search is incomplete, because a placement was withheld or a stop was requested. */
  boolean refused() {
    return refused;
  }

  /** Throws the exception that the consumer threw, the same object, if it threw one. */
  void rethrow() {
    failure.rethrow();
  }
}
