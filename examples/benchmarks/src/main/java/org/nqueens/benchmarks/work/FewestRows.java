package org.nqueens.benchmarks.work;

import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;

/** A strategy as a user writes one: the column with the fewest rows left, smallest row first. */
final class FewestRows implements SearchStrategy {

  @Override
  public Decision next(SearchState state) {
    int fewest = -1;
    for (int column = 0; column < state.size(); column++) {
      if (!state.isBound(column)
          && (fewest < 0 || state.domainSize(column) < state.domainSize(fewest))) {
        fewest = column;
      }
    }
    return Decision.assign(fewest, state.min(fewest));
  }

  @Override
  public String toString() {
    return "fewest rows";
  }
}
