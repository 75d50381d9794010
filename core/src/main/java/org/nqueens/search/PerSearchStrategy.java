package org.nqueens.search;

import java.util.Objects;
import java.util.function.Function;
import org.nqueens.model.QueensModel;

/** A strategy with a name that makes a new strategy for the model of each search. */
record PerSearchStrategy(String name, Function<QueensModel, ? extends SearchStrategy> begin)
    implements SearchStrategy {
  PerSearchStrategy {
    Objects.requireNonNull(name, "name");
  }

  @Override
  public SearchStrategy begin(QueensModel model) {
    return begin.apply(model);
  }

  @Override
  public Decision next(SearchState state) {
    throw new IllegalStateException(
        "strategy (%s) has not begun a search: ask the strategy that begin returns"
            .formatted(this));
  }

  @Override
  public String toString() {
    return name;
  }
}
