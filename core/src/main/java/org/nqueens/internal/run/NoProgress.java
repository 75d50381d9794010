package org.nqueens.internal.run;

import org.nqueens.internal.decompose.Subproblem;
import org.nqueens.spi.ProgressSink;

/** The log of a call without reports. */
final class NoProgress implements ProgressLog {
  @Override
  public ProgressSink positions() {
    return ProgressSink.NONE;
  }

  @Override
  public RunningPart begin(Subproblem part, int weight) {
    return RunningPart.UNWATCHED;
  }

  @Override
  public RunningPart begin(double share, int weight) {
    return RunningPart.UNWATCHED;
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
