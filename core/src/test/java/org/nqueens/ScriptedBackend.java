package org.nqueens;

import java.util.Set;
import java.util.function.BiFunction;
import org.nqueens.spi.Capability;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** A backend that answers every request by the same code. */
record ScriptedBackend(
    Set<Capability> capabilities, BiFunction<SearchRequest, PlacementSink, SearchOutcome> script)
    implements SolverBackend {

  @Override
  public String id() {
    return "scripted";
  }

  @Override
  public String description() {
    return "answers by a script";
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return script.apply(request, sink);
  }
}
