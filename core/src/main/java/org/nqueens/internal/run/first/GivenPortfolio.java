package org.nqueens.internal.run.first;

import java.util.IdentityHashMap;
import java.util.Iterator;
import org.nqueens.internal.portfolio.SearchLimits;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.BackendSelection;
import org.nqueens.internal.run.backend.StrategyOption;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Portfolio;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;

/** The searches of one call by a portfolio of the application. Single-use. */
final class GivenPortfolio implements Iterator<SearchLimits> {
  private final Portfolio portfolio;
  private final BackendCalls backend;
  private final QueensModel model;
  private final Iterator<Portfolio.Run> runs;

  /** The strategies that have begun. Equal strategies may have memories of their own. */
  private final IdentityHashMap<SearchStrategy, SearchStrategy> begun = new IdentityHashMap<>();

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
    if (!begun.containsKey(strategy)) {
      SearchStrategy named = StrategyOption.named(strategy);
      BackendSelection.requireSupport(named, backend);
      begun.put(strategy, BackendCalls.begin(named, model));
    }
    return SearchLimits.inFailures(begun.get(strategy), run.failureLimit());
  }

  private interface Call<T> {
    T answer();
  }

  private <T> T called(Call<T> call) {
    T answer;
    try {
      answer = call.answer();
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
