package org.nqueens.search;

import java.util.Objects;
import java.util.function.Supplier;
import org.nqueens.model.QueensModel;

/**
 * A strategy that begins each search with a strategy of its own.
 *
 * @param name the text of the strategy
 * @param supplier makes the strategies
 */
record SuppliedStrategy(String name, Supplier<? extends SearchStrategy> supplier)
    implements SearchStrategy {
  SuppliedStrategy {
    Objects.requireNonNull(name, "name (null) must not be null: name the strategy");
    Objects.requireNonNull(
        supplier, "supplier (null) must not be null: pass the code that makes a strategy");
  }

  @Override
  public SearchStrategy begin(QueensModel model) {
    return supplier.get();
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
