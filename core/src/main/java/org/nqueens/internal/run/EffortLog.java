package org.nqueens.internal.run;

import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.spi.ProgressSink;

/**
 * A log that adds the decisions of its parts to those of another one, and no shares or solutions.
 *
 * @param log the other log
 */
record EffortLog(ProgressLog log) implements ProgressLog {
  @Override
  public ProgressSink positions() {
    return ProgressSink.NONE;
  }

  @Override
  public RunningPart begin(Subproblem part, int weight) {
    return log.begin(0.0, 0);
  }

  @Override
  public RunningPart begin(double share, int weight) {
    return log.begin(0.0, 0);
  }

  @Override
  public void reached(double share) {}

  @Override
  public void resumed(double share) {}

  @Override
  public void delivered(long solutions) {}

  @Override
  public void replaying(ReplayCache replays) {}

  @Override
  public void exhausted() {}

  @Override
  public ProgressLog effort() {
    return this;
  }
}
