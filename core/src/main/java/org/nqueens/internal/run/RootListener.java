package org.nqueens.internal.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.Failure;
import org.nqueens.trace.PruningLog;
import org.nqueens.trace.SearchListener;

/** A listener that stops a search at its root and keeps the consequences there. */
public final class RootListener implements SearchListener {
  private final StopSignal stop;
  private final PruningLog log = new PruningLog();
  private Optional<List<RowDomain>> domains = Optional.empty();
  private Optional<Failure> failure = Optional.empty();

  /** Makes a listener that stops a search by its signal. */
  public RootListener(StopSignal stop) {
    this.stop = stop;
  }

  private boolean isDone() {
    return domains.isPresent() || failure.isPresent();
  }

  @Override
  public void pruned(int column, int row, Cause cause) {
    if (!isDone()) {
      log.add(column, row, cause);
    }
  }

  @Override
  public void propagated(SearchState state) {
    List<RowDomain> rows = new ArrayList<>();
    for (int column = 0; !isDone() && column < state.size() && !isStopped(column); column++) {
      rows.add(domain(state, column));
    }
    if (rows.size() == state.size()) {
      domains = Optional.of(rows);
      stop.stop(Completion.NODE_LIMIT);
    }
  }

  /** Polls the stop signal on a large board: a column of 10,000 rows takes some 0.1 ms. */
  private boolean isStopped(int column) {
    return column % Long.SIZE == Long.SIZE - 1 && stop.getAsBoolean();
  }

  private static RowDomain domain(SearchState state, int column) {
    return RowDomain.of(
        IntStream.iterate(
                state.next(column, 0), row -> row >= 0, row -> state.next(column, row + 1))
            .toArray());
  }

  @Override
  public void failed(Failure reason) {
    if (!isDone()) {
      failure = Optional.of(reason);
    }
  }

  /**
   * The consequences at the root.
   *
   * @param model the model
   * @param result the result of the search
   * @throws SearchStoppedException if the search was stopped before the end of the root
   */
  public Consequences consequences(QueensModel model, SolveResult result) {
    if (!isDone()) {
      throw new SearchStoppedException(result);
    }
    return failure
        .<Consequences>map(
            reason -> new Consequences.Refuted(result.propagation(), log.prunings(), reason))
        .orElseGet(
            () ->
                new Consequences.Narrowed(
                    result.propagation(),
                    log.prunings(),
                    new QueensModel(domains.orElseThrow(), model.constraints())));
  }
}
