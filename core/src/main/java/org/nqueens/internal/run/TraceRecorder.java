package org.nqueens.internal.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.PruningLog;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;
import org.nqueens.trace.TraceNode.Kind;

/** A listener that records one search. Not thread-safe. */
public final class TraceRecorder implements SearchListener {
  private final List<TraceNode> nodes = new ArrayList<>();
  private Optional<QueensModel> model = Optional.empty();
  private Optional<SolveResult> result = Optional.empty();

  // The current node.
  private Optional<Branch> branch = Optional.empty();
  private PruningLog prunings = new PruningLog();
  private Kind kind = Kind.OPEN;
  private Optional<Failure> failure = Optional.empty();

  @Override
  public void begun(QueensModel searched) {
    model = Optional.of(searched);
  }

  @Override
  public void branched(Branch next) {
    if (kind == Kind.OPEN && next.side() == Branch.Side.APPLIED) {
      kind = Kind.BRANCHED;
    }
    finishNode();
    branch = Optional.of(next);
  }

  @Override
  public void pruned(int column, int row, Cause cause) {
    prunings.add(column, row, cause);
  }

  @Override
  public void failed(Failure reason) {
    kind = Kind.FAILED;
    failure = Optional.of(reason);
  }

  @Override
  public void solved(Placement placement) {
    kind = Kind.SOLVED;
  }

  @Override
  public void ended(Optional<SolveResult> outcome) {
    finishNode();
    result = outcome;
  }

  private void finishNode() {
    nodes.add(new TraceNode(nodes.size(), branch, prunings.prunings(), kind, failure));
    prunings = new PruningLog();
    kind = Kind.OPEN;
    failure = Optional.empty();
  }

  /** The trace of the search that has ended, under the name of its strategy. */
  public SearchTrace trace(String strategy) {
    return new SearchTrace(model.orElseThrow(), strategy, nodes, result.orElseThrow());
  }
}
