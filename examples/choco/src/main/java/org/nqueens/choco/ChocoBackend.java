package org.nqueens.choco;

import java.util.Iterator;
import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.TracingBackend;
import org.nqueens.spi.support.PrefixSplit;
import org.nqueens.trace.SearchListener;

/**
 * The constraint solver Choco: propagation and depth-first search.
 *
 * <p>It runs all named and user-defined strategies, except strategies that learn from failures,
 * because Choco tells neither the column nor the rule of a failure. It keeps the levels {@code
 * VALUE}, {@code BOUNDS} and {@code DOMAIN}; without a level it searches at {@code VALUE}, its
 * fastest. A strategy that fails ends a search with a {@code StrategyException}; the facade refuses
 * larger boards than {@link #capabilities()} name. Safe for use by many threads: each search has a
 * solver of its own, and nothing to release.
 */
public final class ChocoBackend implements SplittingBackend, TracingBackend {

  /**
   * The numbers of n lookups whose values are all far apart reach n^3, and Choco's variables end at
   * 21,474,836.
   */
  private static final int MAX_SIZE = 256;

  private static final Capabilities CAPABILITIES =
      Capabilities.DEFAULT
          .withStrategies(strategy -> true)
          .withLevels(Translation.LEVELS.keySet())
          .withMaxSize(MAX_SIZE);

  /** Makes the backend; called by the service loader. */
  public ChocoBackend() {}

  @Override
  public String id() {
    return "choco";
  }

  @Override
  public String description() {
    return "Choco: propagation and depth-first search";
  }

  @Override
  public Capabilities capabilities() {
    return CAPABILITIES;
  }

  @Override
  public Propagation propagation(SearchRequest request) {
    return Translation.level(request);
  }

  @Override
  public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    return Optional.of(SearchStrategy.FIRST_FAIL);
  }

  /** By the queens of the first columns in a fixed order, else by the decisions of the strategy. */
  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return request.order().isFixed()
        ? PrefixSplit.of(request, depth)
        : new ChocoSearch(request, depth).parts();
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return new ChocoSearch(request, Branching.ANY_DEPTH).run(sink);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink, SearchListener listener) {
    return new ChocoSearch(request, Branching.ANY_DEPTH).tracedBy(listener).run(sink);
  }
}
