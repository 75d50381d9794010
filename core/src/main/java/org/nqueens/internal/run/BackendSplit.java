package org.nqueens.internal.run;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.decompose.Splitter;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchRequest;

/**
 * The split that suits a backend and a strategy.
 *
 * @param backend the calls of the backend
 * @param strategy the strategy, or empty for any order
 * @param propagation the level of propagation, or unspecified
 * @param depth the number of decisions fixed in each part, at least 1
 */
record BackendSplit(
    BackendCalls backend, Optional<SearchStrategy> strategy, Propagation propagation, int depth)
    implements Splitter {
  @Override
  public Iterator<QueensModel> split(
      QueensModel model, BooleanSupplier stopRequested, ProgressSink positions) {
    return backend.split(
        new SearchRequest(model, strategy, propagation, stopRequested, positions), depth);
  }
}
