package org.nqueens.internal.run;

import java.util.NoSuchElementException;
import org.nqueens.model.Placement;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/**
 * The source of a stream that has nothing to search.
 *
 * @param result the result, without a placement
 */
record EndedSearch(SolveResult result) implements PlacementStream.Source {
  @Override
  public boolean hasNext() {
    if (result.completion() != Completion.EXHAUSTED) {
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
    return new SearchStoppedException(result);
  }

  @Override
  public void stop() {}

  @Override
  public void close() {}
}
