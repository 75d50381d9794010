package org.nqueens.choco;

import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.loop.monitors.IMonitorContradiction;
import org.chocosolver.solver.search.loop.monitors.IMonitorDownBranch;
import org.chocosolver.solver.search.loop.monitors.IMonitorInitialize;
import org.nqueens.spi.support.TraceReplay;

/** A monitor of Choco that tells the nodes to a replay, which derives the causes of removals. */
final class TracingMonitor
    implements IMonitorInitialize, IMonitorDownBranch, IMonitorContradiction {
  private final TraceReplay replay;
  private final Branching branching;
  private boolean failed;

  TracingMonitor(TraceReplay replay, Branching branching) {
    this.replay = replay;
    this.branching = branching;
  }

  @Override
  public void afterInitialize(boolean consistent) {
    tellUnlessFailed();
  }

  @Override
  public void beforeDownBranch(boolean left) {
    failed = false;
    if (left) {
      replay.applied(branching.latest());
    } else {
      replay.refuted();
    }
  }

  /** Choco has not undone the node yet; the other events of this node are to come. */
  @Override
  public void onContradiction(ContradictionException contradiction) {
    failed = true;
    replay.failed();
  }

  @Override
  public void afterDownBranch(boolean left) {
    tellUnlessFailed();
  }

  private void tellUnlessFailed() {
    if (!failed) {
      replay.propagated(branching.domains());
    }
  }
}
