package org.nqueens.internal.engine;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.nqueens.internal.portfolio.DefaultPortfolio;
import org.nqueens.internal.portfolio.SearchLimits;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend.Attempt;

/**
 * The searches of the engine for first solutions. On boards of queens of up to 32 columns they are
 * a short search by {@link SearchStrategy#FIRST_SOLUTION} and then {@link WeightedLinesSearch}; on
 * all other boards a {@link DefaultPortfolio}.
 */
record FirstAttempts(EmbeddedBackend engine, Iterator<SearchLimits> portfolio)
    implements Iterator<Attempt> {
  /** The polls of the short search, one at each of its nodes. */
  private static final long FEW_POLLS = 16;

  static Iterator<Attempt> of(EmbeddedBackend engine, QueensModel model) {
    if (WeightedLinesSearch.takes(model)) {
      Optional<SearchStrategy> quick = Optional.of(SearchStrategy.FIRST_SOLUTION);
      return List.<Attempt>of(
              within(SearchLimits.inPolls(quick, FEW_POLLS), engine),
              (request, sink) -> new WeightedLinesSearch(request, sink).run())
          .iterator();
    }
    return new FirstAttempts(
        engine,
        DefaultPortfolio.of(
            engine.preferredStrategy(model), engine.capabilities()::supports, model));
  }

  @Override
  public boolean hasNext() {
    return portfolio.hasNext();
  }

  @Override
  public Attempt next() {
    return within(portfolio.next(), engine);
  }

  private static Attempt within(SearchLimits limits, EmbeddedBackend engine) {
    return (request, sink) -> search(request, sink, limits, engine);
  }

  private static SearchOutcome search(
      SearchRequest request, PlacementSink sink, SearchLimits limits, EmbeddedBackend engine) {
    SearchRequest limited =
        new SearchRequest(
            request.model(),
            limits.strategy().map(strategy -> strategy.begin(request.model())),
            request.propagation(),
            limits.polled(request.stopRequested()));
    return limits.counted(engine.search(limited, limits.within(sink)));
  }
}
