package org.nqueens.internal.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.decompose.Decomposition;
import org.nqueens.internal.decompose.InnermostQueens;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.model.Part;
import org.nqueens.result.SearchProgress;
import org.nqueens.spi.SearchOutcome;

/**
 * Accounts for the work of one call: the sum of the shares of the finished parts, divided by the
 * expected work.
 *
 * <p>Shares are weights of search trees and add up to 1. The expected work is less if mirror images
 * are replayed, because they have the weight of a search and cost little.
 */
final class ProgressAccount implements ProgressLog {
  /** The work of a replay as a share of a search; measured 0.14 to 0.22 at n = 14 to 16. */
  static final double REPLAY_COST = 0.15;

  /** The largest fraction of a search that is not exhausted. */
  private static final double NEARLY_ALL = Math.nextDown(1.0);

  private static final double NANOS_PER_MILLI = 1e6;

  private volatile long delivered;
  private volatile long tried;
  private volatile int parts;

  // Guarded by this.
  private ReplayCache replays = ReplayCache.NONE;
  private double begun;
  private double done;
  private double resumed;
  private long decisions;
  private long solutions;
  private boolean exhausted;
  private double highest;

  private final class Running implements RunningPart {
    private double share;

    Running(double share) {
      this.share = share;
    }

    @Override
    public void replayed() {
      share *= REPLAY_COST;
    }

    @Override
    public void end(long found, SearchOutcome effort) {
      add(effort.exhausted() ? share : 0, found, effort.decisions());
    }
  }

  private synchronized void add(double share, long found, long decided) {
    done += share;
    solutions += found;
    decisions += decided;
  }

  @Override
  public Iterator<Part> parts(Decomposition search, BooleanSupplier stopRequested) {
    Iterator<Part> weighed = search.weighedParts(stopRequested);
    if (!(search instanceof InnermostQueens)) {
      return weighed;
    }
    List<Part> all = new ArrayList<>();
    weighed.forEachRemaining(all::add);
    parts = all.size();
    return all.iterator();
  }

  @Override
  public synchronized RunningPart begin(Part part) {
    double share = Math.max(0, part.progress() - begun);
    begun += share;
    return new Running(share);
  }

  @Override
  public synchronized void reached(double share) {
    begun += share;
    done += share;
  }

  @Override
  public synchronized void resumed(double share) {
    reached(share);
    resumed += share;
  }

  @Override
  public void delivered(long number) {
    delivered = number;
  }

  @Override
  public void tried(long placements) {
    tried = placements;
  }

  @Override
  public synchronized void replaying(ReplayCache cache) {
    replays = cache;
  }

  @Override
  public synchronized void exhausted() {
    exhausted = true;
  }

  @Override
  public ProgressLog effort() {
    return new ProgressLog() {
      @Override
      public RunningPart begin(Part part) {
        return new Running(0);
      }
    };
  }

  /** The work of the whole call: 1, or less if mirror images are expected to be replayed. */
  private double expectedWork() {
    // The mirror images are half of the whole, and come after the other half.
    double sourcesDone = Math.min(1, 2 * done);
    double replayed = replays.keptShare(sourcesDone) / 2;
    return 1 - replayed * (1 - REPLAY_COST);
  }

  /** The state of the call. The fraction never falls, and is 1 exactly if it is exhausted. */
  synchronized SearchProgress report(Duration elapsed) {
    highest = Math.min(NEARLY_ALL, Math.max(highest, done / expectedWork()));
    double fraction = exhausted ? 1 : highest;
    return new SearchProgress(
        fraction,
        decisions + tried,
        solutions + delivered,
        elapsed,
        remaining(fraction, elapsed),
        parts);
  }

  /** The expected time at the pace of this call; empty before there is one. */
  private Optional<Duration> remaining(double fraction, Duration elapsed) {
    if (fraction == 1) {
      return Optional.of(Duration.ZERO);
    }
    double own = fraction - resumed;
    double millis = elapsed.toNanos() / NANOS_PER_MILLI * (1 - fraction) / own;
    return own > 0 ? Optional.of(Duration.ofMillis((long) millis)) : Optional.empty();
  }
}
