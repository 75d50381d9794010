package org.nqueens;

import java.util.function.Function;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** A backend that searches by another one, and counts by a function. */
public class CountedBackend extends DelegatingBackend implements CountingBackend {
  private final Function<SearchRequest, SearchOutcome> count;

  /** Searches by a backend and counts by a function. */
  public CountedBackend(SolverBackend delegate, Function<SearchRequest, SearchOutcome> count) {
    super(delegate);
    this.count = count;
  }

  @Override
  public SearchOutcome count(SearchRequest request) {
    return count.apply(request);
  }
}
