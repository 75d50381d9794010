package org.nqueens.internal.run.first;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.nqueens.internal.run.SearchLimits;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.BackendSelection;
import org.nqueens.internal.run.backend.StrategyOption;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Portfolio;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;

/** The searches of one call by a portfolio of the application. Single-use. */
final class GivenPortfolio implements Iterator<SearchLimits> {
  /** The strategies whose memory is kept: an application may yield new ones for ever. */
  private static final int KEPT = 64;

  private final Portfolio portfolio;
  private final BackendCalls backend;
  private final QueensModel model;
  private final Iterator<Portfolio.Run> runs;

  /** The strategies that searched last, the latest one first. */
  private final ArrayDeque<Begun> latest = new ArrayDeque<>(KEPT + 1);

  /** A strategy object of the portfolio and what it began as; equal objects have a memory each. */
  private record Begun(SearchStrategy strategy, SearchStrategy searching) {}

  GivenPortfolio(Portfolio portfolio, BackendCalls backend, QueensModel model) {
    this.portfolio = portfolio;
    this.backend = backend;
    this.model = model;
    this.runs = called(portfolio::runs);
  }

  @Override
  public boolean hasNext() {
    return called(runs::hasNext);
  }

  @Override
  public SearchLimits next() {
    Portfolio.Run run = called(runs::next);
    SearchStrategy strategy = run.strategy();
    BackendSelection.requireFailureLimit(run.failureLimit(), backend);
    return SearchLimits.inFailures(begun(strategy), run.failureLimit());
  }

  private SearchStrategy begun(SearchStrategy strategy) {
    Predicate<Begun> isSame = begun -> begun.strategy() == strategy;
    Begun found = latest.stream().filter(isSame).findFirst().orElseGet(() -> begin(strategy));
    latest.removeIf(isSame);
    latest.addFirst(found);
    if (latest.size() > KEPT) {
      latest.removeLast();
    }
    return found.searching();
  }

  private Begun begin(SearchStrategy strategy) {
    SearchStrategy named = StrategyOption.named(strategy);
    BackendSelection.requireSupport(named, backend);
    return new Begun(strategy, BackendCalls.begin(named, model));
  }

  private <T> T called(Supplier<T> call) {
    T answer;
    try {
      answer = call.get();
    } catch (RuntimeException e) {
      throw new StrategyException(
          "portfolio (%s) threw %s: see the cause and correct the portfolio"
              .formatted(portfolio, e),
          e);
    }
    if (answer == null) {
      throw new StrategyException(
          "portfolio (%s) returned null: return an iterator of searches".formatted(portfolio));
    }
    return answer;
  }
}
