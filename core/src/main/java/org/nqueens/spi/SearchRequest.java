package org.nqueens.spi;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;

/**
 * One search by a backend: the model, the strategy, the level of propagation and the stop signal.
 *
 * @param model the model, of which no domain is empty
 * @param strategy a strategy that the backend supports; empty for any order, which reaches only a
 *     backend whose {@link SolverBackend#preferredStrategy} is empty
 * @param propagation the level that the search keeps at every node of one tree; unspecified if the
 *     backend chooses, and may search in another way
 * @param stopRequested answers whether to stop now; cheap, never throws, and may be called by any
 *     thread. Once true, it stays true. A backend polls it every few milliseconds
 * @param progress receives the progress of the search; a backend that does not know its progress
 *     makes no call
 */
public record SearchRequest(
    QueensModel model,
    Optional<SearchStrategy> strategy,
    Propagation propagation,
    BooleanSupplier stopRequested,
    ProgressSink progress) {

  /**
   * Defines the request.
   *
   * @throws NullPointerException if an argument is null
   */
  public SearchRequest {
    Objects.requireNonNull(model, "model (null) must not be null: pass a model");
    Objects.requireNonNull(
        strategy, "strategy (null) must not be null: pass Optional.empty() for any order");
    Objects.requireNonNull(
        propagation, "propagation (null) must not be null: pass UNSPECIFIED for any level");
    Objects.requireNonNull(
        stopRequested, "stopRequested (null) must not be null: pass () -> false for no limit");
    Objects.requireNonNull(
        progress, "progress (null) must not be null: pass ProgressSink.NONE for no reports");
  }

  /**
   * Defines a request whose progress is not asked for.
   *
   * @param model the model
   * @param strategy the strategy, or empty for any order
   * @param propagation the level of propagation
   * @param stopRequested answers whether to stop now
   * @throws NullPointerException if an argument is null
   */
  public SearchRequest(
      QueensModel model,
      Optional<SearchStrategy> strategy,
      Propagation propagation,
      BooleanSupplier stopRequested) {
    this(model, strategy, propagation, stopRequested, ProgressSink.NONE);
  }

  /**
   * Defines a request by a strategy, at a level that the backend chooses.
   *
   * @param model the model
   * @param strategy the strategy
   * @param stopRequested answers whether to stop now
   * @throws NullPointerException if an argument is null
   */
  public SearchRequest(QueensModel model, SearchStrategy strategy, BooleanSupplier stopRequested) {
    this(
        model,
        Optional.of(
            Objects.requireNonNull(strategy, "strategy (null) must not be null: pass a strategy")),
        Propagation.UNSPECIFIED,
        stopRequested);
  }

  /**
   * The order in which the solutions are passed to the sink.
   *
   * @return the order of the strategy; unspecified without a strategy
   */
  public SolutionOrder order() {
    return strategy.map(SolutionOrder::of).orElse(SolutionOrder.UNSPECIFIED);
  }

  /**
   * The same request for a part of the model.
   *
   * @param part the part
   * @return a request with the same strategy, level, stop signal and receiver of progress
   * @throws NullPointerException if the part is null
   */
  public SearchRequest of(QueensModel part) {
    Objects.requireNonNull(part, "part (null) must not be null: pass the model of the part");
    return new SearchRequest(part, strategy, propagation, stopRequested, progress);
  }

  /**
   * The same request with another receiver of progress. A search that splits its model by {@link
   * org.nqueens.spi.support.PrefixSplit} splits it under {@link ProgressSink#NONE}, because a split
   * reports parts that are made but not searched yet.
   *
   * @param sink takes the progress
   * @return a request with the same model, strategy, level and stop signal
   * @throws NullPointerException if the sink is null
   */
  public SearchRequest reportingTo(ProgressSink sink) {
    Objects.requireNonNull(
        sink, "sink (null) must not be null: pass ProgressSink.NONE for no reports");
    return new SearchRequest(model, strategy, propagation, stopRequested, sink);
  }
}
