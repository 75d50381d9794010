package org.nqueens.search;

import java.util.Objects;
import org.nqueens.model.QueensModel;

/** A strategy under another name. A {@link NamedStrategy} keeps its other name itself. */
record RenamedStrategy(String name, SearchStrategy strategy) implements SearchStrategy {
  RenamedStrategy {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(strategy, "strategy");
  }

  @Override
  public SearchStrategy begin(QueensModel model) {
    SearchStrategy begun = strategy.begin(model);
    // A strategy that hears failures replaces this strategy, which does not hear them.
    return begun == strategy && !(begun instanceof LearningStrategy) ? this : begun;
  }

  @Override
  public Decision next(SearchState state) {
    return strategy.next(state);
  }

  @Override
  public SolutionOrder solutionOrder() {
    return strategy.solutionOrder();
  }

  @Override
  public String toString() {
    return name;
  }
}
