package org.nqueens.spi;

import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

/**
 * What a backend is asked to search.
 *
 * @param model the model, of which no domain is empty
 * @param strategy a strategy that the backend supports
 * @param stopRequested answers whether to stop now; cheap, never throws, and may be called by any
 *     thread. Once true it stays true. A backend asks every few milliseconds
 */
public record SearchRequest(
    QueensModel model, SearchStrategy strategy, BooleanSupplier stopRequested) {

  /**
   * Defines the request.
   *
   * @param model the model
   * @param strategy the strategy
   * @param stopRequested answers whether to stop now
   * @throws NullPointerException if an argument is null
   */
  public SearchRequest {
    Objects.requireNonNull(model, "model (null) must not be null: pass a model");
    Objects.requireNonNull(strategy, "strategy (null) must not be null: pass a strategy");
    Objects.requireNonNull(
        stopRequested, "stopRequested (null) must not be null: pass () -> false for no limit");
  }

  /**
   * The same request for a part of the model.
   *
   * @param part the part
   * @return a request with this one's strategy and stop signal
   */
  public SearchRequest of(QueensModel part) {
    return new SearchRequest(part, strategy, stopRequested);
  }
}
