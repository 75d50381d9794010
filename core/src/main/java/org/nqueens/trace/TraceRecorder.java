package org.nqueens.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;
import org.nqueens.trace.TraceNode.Kind;

/**
 * A listener that records one search of at most {@value SearchTrace#MAX_NODES} nodes; a search with
 * more of them ends with an {@link IllegalStateException}. {@code QueensSolver.trace} cuts it
 * instead. Not thread-safe.
 */
public final class TraceRecorder implements SearchListener {
  private final List<TraceNode> nodes = new ArrayList<>();
  private Optional<QueensModel> model = Optional.empty();
  private Optional<SolveResult> result = Optional.empty();

  // The current node.
  private Optional<Branch> branch = Optional.empty();
  private PruningLog prunings = new PruningLog();
  private Kind kind = Kind.OPEN;
  private Optional<Failure> failure = Optional.empty();

  /** Makes a recorder of one search. */
  public TraceRecorder() {}

  @Override
  public void begun(QueensModel searched) {
    if (model.isPresent()) {
      throw new IllegalStateException(
          "recorder (of a search of n = %s) records one search: make another recorder"
              .formatted(model.get().size()));
    }
    model = Optional.of(searched);
  }

  @Override
  public void branched(Branch next) {
    if (next.node() == SearchTrace.MAX_NODES) {
      throw new IllegalStateException(
          "recorder (of %s nodes) is full: trace the search by QueensSolver.trace, which cuts it"
              .formatted(next.node()));
    }
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

  /**
   * The trace of the search that has ended.
   *
   * @param strategy the name of the strategy, for {@link SearchTrace#strategy()}
   * @return the trace
   * @throws IllegalStateException if no search has ended, or an exception ended it
   * @throws NullPointerException if the strategy is null
   */
  public SearchTrace trace(String strategy) {
    Objects.requireNonNull(strategy, "strategy (null) must not be null: pass its name");
    if (model.isEmpty() || result.isEmpty()) {
      throw new IllegalStateException(
          "recorder (of no finished search) has no trace: ask after the search has returned a result");
    }
    return new SearchTrace(model.get(), strategy, nodes, result.get());
  }
}
