package org.nqueens.spi;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.TreeLimit;

/**
 * One search by a backend: the model, the strategy, the level of propagation and the stop signal.
 *
 * @param model the model, without an empty domain
 * @param strategy a strategy that the backend supports; empty for any order. A request without a
 *     strategy reaches only a backend with an empty {@link SolverBackend#preferredStrategy}
 * @param propagation the level that the search of one tree keeps at every node; unspecified if the
 *     backend may choose the level or search without a tree
 * @param stopRequested answers whether to stop now; cheap, never throws, and may be called by any
 *     thread. Once true, it stays true. A backend polls it every few milliseconds
 * @param treeLimit tells which right branches the search of one tree enters; empty for all. A limit
 *     reaches only a backend that {@linkplain Capabilities#limitsTrees limits trees}
 */
public record SearchRequest(
    QueensModel model,
    Optional<SearchStrategy> strategy,
    Propagation propagation,
    BooleanSupplier stopRequested,
    Optional<TreeLimit> treeLimit) {

  public SearchRequest {
    Objects.requireNonNull(model, "model");
    Objects.requireNonNull(strategy, "strategy");
    Objects.requireNonNull(propagation, "propagation");
    Objects.requireNonNull(stopRequested, "stopRequested");
    Objects.requireNonNull(treeLimit, "treeLimit");
  }

  /**
   * Defines a request for a tree without a limit.
   *
   * @param strategy the strategy, or empty for any order
   */
  public SearchRequest(
      QueensModel model,
      Optional<SearchStrategy> strategy,
      Propagation propagation,
      BooleanSupplier stopRequested) {
    this(model, strategy, propagation, stopRequested, Optional.empty());
  }

  /** Defines a request by a strategy, at a level that the backend chooses. */
  public SearchRequest(QueensModel model, SearchStrategy strategy, BooleanSupplier stopRequested) {
    this(
        model,
        Optional.of(Objects.requireNonNull(strategy, "strategy")),
        Propagation.UNSPECIFIED,
        stopRequested);
  }

  /**
   * {@return the order of the solutions that are passed to the sink: the order of the strategy, or
   * unspecified without a strategy}
   */
  public SolutionOrder order() {
    return strategy.map(SolutionOrder::of).orElse(SolutionOrder.UNSPECIFIED);
  }

  /**
   * The same request for a part of the model.
   *
   * @return a request with this model, otherwise like this request
   */
  public SearchRequest withModel(QueensModel part) {
    Objects.requireNonNull(part, "part");
    return new SearchRequest(part, strategy, propagation, stopRequested, treeLimit);
  }
}
