package org.nqueens.puzzle;

import org.nqueens.spi.Capabilities;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** A backend that claims that no model has a solution. */
public final class IdleBackend implements SolverBackend {
  @Override
  public String id() {
    return "idle";
  }

  @Override
  public String description() {
    return "finds nothing";
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.ofStrategies(strategy -> true);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return new SearchOutcome(true, 0, 0, 0);
  }
}
