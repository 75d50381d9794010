package org.nqueens.benchmarks.work;

import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;

/**
 * The default strategy as a user writes it: the same order, on the path that any strategy takes.
 */
final class FirstUnbound implements SearchStrategy {

  @Override
  public Decision next(SearchState state) {
    int column = 0;
    while (state.isBound(column)) {
      column++;
    }
    return Decision.assign(column, state.min(column));
  }

  @Override
  public String toString() {
    return "first unbound";
  }
}
