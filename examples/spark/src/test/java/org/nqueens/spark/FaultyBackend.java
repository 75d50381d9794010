package org.nqueens.spark;

import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** A backend that fails with a queen in the corner, until it is mended. */
public final class FaultyBackend implements SolverBackend {
  static volatile boolean isMended;

  @Override
  public String id() {
    return "faulty";
  }

  @Override
  public String description() {
    return "fails with a queen in the corner";
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    if (!isMended
        && request.model().domain(0).size() == 1
        && request.model().domain(0).contains(0)) {
      throw new IllegalStateException("the corner is taken");
    }
    return BackendRegistry.load().find("embedded").orElseThrow().search(request, sink);
  }
}
