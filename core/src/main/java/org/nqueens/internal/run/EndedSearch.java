package org.nqueens.internal.run;

import java.util.NoSuchElementException;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.spi.SearchOutcome;

/**
 * The empty source of a stream whose run ended before its search.
 *
 * @param run the run that ended before its search
 * @param signal the stop signal of the run
 * @param outcome the outcome, without a solution
 */
record EndedSearch(SearchRun run, StopSignal signal, SearchOutcome outcome)
    implements PlacementStream.Source {
  @Override
  public boolean hasNext() {
    if (!outcome.exhausted()) {
      throw stopped();
    }
    return false;
  }

  @Override
  public Placement next() {
    throw new NoSuchElementException("no placement is left: ask hasNext first");
  }

  @Override
  public SearchStoppedException stopped() {
    return new SearchStoppedException(run.result(false, 0, outcome));
  }

  @Override
  public void stop() {
    signal.stop(Completion.STOPPED_BY_CONSUMER);
  }

  @Override
  public void close() {}
}
