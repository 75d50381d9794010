package org.nqueens.internal.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
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
  private final List<Pruning> removals = new ArrayList<>();
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
    removals.add(new Pruning(cause, List.of(new Square(column, row))));
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
    nodes.add(new TraceNode(nodes.size(), branch, Pruning.grouped(removals), kind, failure));
    removals.clear();
    kind = Kind.OPEN;
    failure = Optional.empty();
  }

  public SearchTrace trace(String strategy) {
    return new SearchTrace(model.orElseThrow(), strategy, nodes, result.orElseThrow());
  }
}
