package org.nqueens.internal.run;

import java.util.concurrent.atomic.AtomicLong;
import org.nqueens.internal.decompose.Subproblem.Replay;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * A running part of a {@link ProgressAccount}. The thread that searches writes its numbers, without
 * waiting for the threads that read them.
 */
final class AccountedPart implements RunningPart, ProgressSink {
  /** The cost of a replay, as a share of that of a search; from 0.09 to 0.12 at n = 14 to 16. */
  static final double REPLAY_COST = 0.1;

  private final ProgressAccount account;
  private final double share;
  private final int weight;
  private final Replay replay;

  /** The bits of the share that is done. */
  private final AtomicLong inside = new AtomicLong();

  private final AtomicLong decisions = new AtomicLong();
  private final AtomicLong solutions = new AtomicLong();
  private volatile boolean isReplayed;

  /** True if the backend reports; used by the thread that searches. */
  private boolean reports;

  /** True if the share is to be derived from the next solution. */
  private volatile boolean asked;

  AccountedPart(ProgressAccount account, double share, int weight, Replay replay) {
    this.account = account;
    this.share = share;
    this.weight = weight;
    this.replay = replay;
  }

  /** The weight of the part among the parts of the whole, from 0 to 1. */
  double share() {
    return share;
  }

  Replay replay() {
    return replay;
  }

  boolean isReplayed() {
    return isReplayed;
  }

  /** The work of the part as a share of the whole, from 0 to 1. */
  double cost() {
    return share * (isReplayed ? REPLAY_COST : 1);
  }

  /** The share of the part that is done, from 0 to 1 whatever a backend reports. */
  double inside() {
    double done = Double.longBitsToDouble(inside.get());
    return done > 0 ? Math.min(1, done) : 0;
  }

  long decisions() {
    return decisions.get();
  }

  long solutions() {
    return weight * solutions.get();
  }

  /** Asks for the share at the next solution. */
  void ask() {
    asked = true;
  }

  @Override
  public ProgressSink progress() {
    return this;
  }

  @Override
  public void at(double shareDone, long decisionsMade, long solutionsFound) {
    reports = true;
    inside.lazySet(Double.doubleToRawLongBits(shareDone));
    decisions.lazySet(decisionsMade);
    solutions.lazySet(solutionsFound);
  }

  @Override
  public PlacementSink watch(SearchRequest request, PlacementSink sink) {
    return new WatchedSink(request, sink);
  }

  /** Counts the solutions, and derives the share from one, of a backend that does not report. */
  private final class WatchedSink implements PlacementSink {
    private final SolutionOrder order;
    private final QueensModel model;
    private final boolean derivable;
    private final PlacementSink sink;

    WatchedSink(SearchRequest request, PlacementSink sink) {
      this.order = request.order();
      this.model = request.model();
      this.derivable = order.isFixed() && model.size() <= LatestSolution.MAX_SIZE;
      this.sink = sink;
    }

    @Override
    public boolean accept(int[] rows) {
      if (!reports) {
        solutions.lazySet(solutions.get() + 1);
        if (asked && derivable) {
          asked = false;
          double done = LatestSolution.share(model, account.attacks(model), order, rows);
          inside.lazySet(Double.doubleToRawLongBits(done));
        }
      }
      return sink.accept(rows);
    }

    @Override
    public boolean acceptPacked(long packed, int n) {
      return reports ? sink.acceptPacked(packed, n) : PlacementSink.super.acceptPacked(packed, n);
    }
  }

  @Override
  public void replayed() {
    isReplayed = true;
  }

  @Override
  public void end(long found, SearchOutcome effort) {
    account.end(this, found, effort);
  }
}
