package org.nqueens.internal.run.progress;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.result.SearchProgress;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchOutcome;

/**
 * The account of the work of one call: the sum of the shares of the finished parts and, for each
 * running part, of its share times its finished fraction, divided by the expected work.
 *
 * <p>Shares are weights of search trees and add up to 1. The expected work is less where mirror
 * images are replayed, which have the weight of a search and cost little.
 */
final class ProgressAccount implements ProgressLog {
  /** The work of a replay, as a share of that of a search; from 0.14 to 0.22 at n = 14 to 16. */
  static final double REPLAY_COST = 0.15;

  /** The largest fraction of a search that is not exhausted. */
  private static final double NEARLY_ALL = Math.nextDown(1.0);

  private static final double NANOS_PER_MILLI = 1e6;

  private volatile long delivered;

  // Guarded by this.
  private final List<Part> running = new ArrayList<>();
  private Optional<ReplayCache> replays = Optional.empty();
  private double position;

  /** The shares of all parts that have begun. */
  private double begun;

  /** The work of the parts that have ended. */
  private double done;

  private double resumed;
  private long decisions;
  private long solutions;
  private boolean exhausted;
  private double highest;

  /** A running part. The thread that searches writes its numbers without a wait for readers. */
  private final class Part implements RunningPart, ProgressSink {
    private final int weight;

    /** The share of the work; guarded by the account. */
    private double share;

    private volatile double inside;
    private volatile long decisions;
    private volatile long solutions;

    Part(double share, int weight) {
      this.share = share;
      this.weight = weight;
    }

    @Override
    public ProgressSink progress() {
      return this;
    }

    @Override
    public void at(double shareDone, long decisionsMade, long solutionsFound) {
      inside = shareDone;
      decisions = decisionsMade;
      solutions = solutionsFound;
    }

    /** The work that is done, from 0 to the share whatever a backend reports. */
    private double work() {
      return inside > 0 ? share * Math.min(1, inside) : 0;
    }

    @Override
    public void replayed() {
      synchronized (ProgressAccount.this) {
        share *= REPLAY_COST;
      }
    }

    @Override
    public void end(long found, SearchOutcome effort) {
      ProgressAccount.this.end(this, found, effort);
    }
  }

  @Override
  public ProgressSink positions() {
    return this::reach;
  }

  /** Takes a position, never less than before and at most 1 whatever a backend reports. */
  private synchronized void reach(double share, long decisionsMade, long solutionsFound) {
    position = share > position ? Math.min(1, share) : position;
  }

  @Override
  public synchronized RunningPart begin(int weight) {
    Part part = new Part(Math.max(0, position - begun), weight);
    running.add(part);
    begun += part.share;
    return part;
  }

  private synchronized void end(Part part, long found, SearchOutcome effort) {
    running.remove(part);
    done += effort.exhausted() ? part.share : part.work();
    decisions += effort.decisions();
    solutions += found;
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
  public synchronized void replaying(ReplayCache cache) {
    replays = Optional.of(cache);
  }

  @Override
  public synchronized void exhausted() {
    exhausted = true;
  }

  @Override
  public ProgressLog effort() {
    return new ProgressLog() {
      @Override
      public RunningPart begin(int weight) {
        return ProgressAccount.this.begin(0); // of no share, since its position is not reported
      }
    };
  }

  /**
   * The work of the whole call: 1, or less by the mirror images that are expected to be replayed.
   */
  private double expectedWork() {
    // The mirror images are half of the whole, and come after the other half.
    double sourcesDone = Math.min(1, 2 * done);
    double replayed = replays.map(cache -> cache.keptShare(sourcesDone)).orElse(0.0) / 2;
    return 1 - replayed * (1 - REPLAY_COST);
  }

  /**
   * The state of the call, whose fraction is never less than before, and 1 if and only if the call
   * is exhausted.
   *
   * @param elapsed the time since the call began
   */
  synchronized SearchProgress report(Duration elapsed) {
    double work = done;
    long allDecisions = decisions;
    long allSolutions = solutions + delivered;
    for (Part part : running) {
      work += part.work();
      allDecisions += part.decisions;
      allSolutions += part.weight * part.solutions;
    }
    highest = Math.min(NEARLY_ALL, Math.max(highest, work / expectedWork()));
    double fraction = exhausted ? 1 : highest;
    return new SearchProgress(
        fraction, allDecisions, allSolutions, elapsed, remaining(fraction, elapsed));
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
