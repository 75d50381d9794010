package org.nqueens;

import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** A backend that answers every request by the same code. */
public record ScriptedBackend(
    Predicate<SearchStrategy> supported,
    BiFunction<SearchRequest, PlacementSink, SearchOutcome> script)
    implements SolverBackend {

  /** A backend that runs the default strategy only. */
  public static ScriptedBackend inOrder(
      BiFunction<SearchRequest, PlacementSink, SearchOutcome> script) {
    return new ScriptedBackend(SearchStrategy.LEXICOGRAPHIC::equals, script);
  }

  /** A backend that runs any strategy. */
  public static ScriptedBackend ofAnyStrategy(
      BiFunction<SearchRequest, PlacementSink, SearchOutcome> script) {
    return new ScriptedBackend(strategy -> true, script);
  }

  @Override
  public String id() {
    return "scripted";
  }

  @Override
  public String description() {
    return "answers by a script";
  }

  @Override
  public Capabilities capabilities() {
    return Capabilities.DEFAULT.withStrategies(supported);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return script.apply(request, sink);
  }
}
