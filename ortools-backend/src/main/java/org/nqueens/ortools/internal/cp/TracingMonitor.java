package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.Decision;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.SearchMonitor;
import com.google.ortools.constraintsolver.Solver;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.nqueens.ortools.internal.nativecode.NativeSession;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.support.TraceReplay;

/**
 * A monitor that tells the nodes of a native search to a replay, which derives the causes.
 *
 * <p>A node is told when its propagation has ended, at a fixed point or by a failure. The monitor
 * asks after each node whether to stop, because a trace has a limit of nodes and the relay of stop
 * requests is late by some nodes. Once the session is stopped, nothing more is told. The solver
 * does not keep this object from being collected: its owner must, until the native search has
 * ended.
 */
final class TracingMonitor extends SearchMonitor {

  /** The node that the native search propagates. */
  private enum Entering {
    ROOT,
    LEFT_BRANCH,
    RIGHT_BRANCH,
    /** The latest node has been told. */
    NONE
  }

  private final Solver solver;
  private final BooleanSupplier stopRequested;
  private final NativeSession session;
  private final NativeDomains domains;
  private final DecisionReader reader;

  // The two ends of a node; made once, because an allocation outside of the session's care is not
  // safe.
  private final Runnable propagated = this::tellPropagated;
  private final Runnable failed = this::tellFailed;

  /** Null after {@link #release()}. */
  private @Nullable TraceReplay replay;

  private Entering entering = Entering.ROOT;

  /** The branches that the solver had counted before it entered the node. */
  private long branchesBefore = -1;

  private long decisions;
  private long failures;

  TracingMonitor(
      TraceReplay replay,
      IntVar[] queens,
      Solver solver,
      BooleanSupplier stopRequested,
      NativeSession session) {
    super(solver);
    this.replay = replay;
    this.solver = solver;
    this.stopRequested = stopRequested;
    this.session = session;
    domains = new NativeDomains(queens);
    reader = new DecisionReader(queens);
  }

  @Override
  public void endInitialPropagation() {
    session.call(propagated);
  }

  @Override
  public void applyDecision(Decision decision) {
    enter(Entering.LEFT_BRANCH, decision);
  }

  @Override
  public void refuteDecision(Decision decision) {
    enter(Entering.RIGHT_BRANCH, decision);
  }

  @Override
  public void afterDecision(Decision decision, boolean applied) {
    session.call(propagated);
  }

  /**
   * The native search fails at a dead end. It also fails at its next step after it was told to
   * finish. In this case the latest node has been told, or the branch to the next node is not yet
   * counted.
   */
  @Override
  public void beginFail() {
    try {
      if (entering != Entering.NONE && solver.branches() > branchesBefore) {
        session.call(failed);
      }
    } catch (Throwable t) { // no exception of any kind may reach the native caller
      session.fail(t);
    }
  }

  private void enter(Entering node, Decision decision) {
    try {
      entering = node;
      branchesBefore = solver.branches();
      reader.read(decision);
    } catch (Throwable t) { // as above
      session.fail(t);
    }
  }

  private void tellPropagated() {
    TraceReplay told = Objects.requireNonNull(replay);
    domains.open();
    try {
      tellBranch(told);
      told.propagated(domains);
    } finally {
      domains.close();
    }
    stopIfRequested();
  }

  private void tellFailed() {
    TraceReplay told = Objects.requireNonNull(replay);
    tellBranch(told);
    failures++;
    told.failed();
    stopIfRequested();
  }

  private void stopIfRequested() {
    if (stopRequested.getAsBoolean()) {
      session.stop();
    }
  }

  private void tellBranch(TraceReplay told) {
    Entering node = entering;
    entering = Entering.NONE;
    if (node == Entering.LEFT_BRANCH) {
      decisions++;
      told.applied(reader.decision());
    } else if (node == Entering.RIGHT_BRANCH) {
      told.refuted();
    }
  }

  SearchOutcome outcome(boolean exhausted, long solutions) {
    return SearchOutcome.ofTree(exhausted, solutions, decisions, failures);
  }

  /** Deletes the native objects after the search, and lets go of the listener, as a phase does. */
  void release() {
    replay = null;
    reader.delete();
    delete();
  }
}
