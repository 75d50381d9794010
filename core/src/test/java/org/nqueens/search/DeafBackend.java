package org.nqueens.search;

import org.nqueens.internal.embedded.EmbeddedBackend;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** A backend that does not tell dead ends, and says so. */
final class DeafBackend implements SolverBackend {
  @Override
  public String id() {
    return "deaf";
  }

  @Override
  public String description() {
    return "does not tell dead ends";
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.ofStrategies(strategy -> !(strategy instanceof LearningStrategy));
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return new EmbeddedBackend().search(request, sink);
  }
}
