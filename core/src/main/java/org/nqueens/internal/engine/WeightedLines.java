package org.nqueens.internal.engine;

import java.util.Set;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;

/**
 * The strategy whose searches of boards of rows and diagonals are {@link WeightedLinesSearch}; for
 * any other search it is the smallest domain.
 */
final class WeightedLines implements SearchStrategy {
  private static final Set<Integer> QUEENS = Set.of(0, 1, -1);

  /** Tells whether a model is a board of queens whose columns and rows are the bits of a word. */
  static boolean takes(QueensModel model) {
    return model.size() <= WeightedLinesSearch.MAX_SIZE
        && CompiledConstraints.of(model).slopes().filter(QUEENS::equals).isPresent();
  }

  /** Tells whether a request is one for such a search. */
  static boolean takes(SearchRequest request) {
    return request.strategy().filter(WeightedLines.class::isInstance).isPresent()
        && request.propagation() == Propagation.UNSPECIFIED
        && request.treeLimit().isEmpty()
        && takes(request.model());
  }

  @Override
  public Decision next(SearchState state) {
    int column = state.smallestDomain();
    return Decision.assign(column, state.min(column));
  }

  @Override
  public String toString() {
    return "weighted lines";
  }
}
