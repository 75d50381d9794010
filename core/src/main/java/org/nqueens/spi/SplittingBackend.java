package org.nqueens.spi;

import java.util.Iterator;
import org.nqueens.model.QueensModel;

/**
 * A backend that splits a search into parts by its own decisions. The facade splits the searches of
 * other backends by {@link PrefixSplit} where the order of the strategy is {@linkplain
 * org.nqueens.search.SolutionOrder#isFixed() fixed}, and leaves them whole under any other
 * strategy.
 */
public interface SplittingBackend extends SolverBackend {

  /**
   * Splits a search: models whose solutions, one model after the other, are the solutions of the
   * whole in the order of the request. Equal requests and depths give equal parts.
   *
   * @param request the search to split
   * @param depth the number of decisions fixed in each part, at least 1; a backend may fix fewer
   * @return the parts, each made by the call of {@code next}; may end early once the request asks
   *     to stop. One thread at a time uses the iterator
   */
  Iterator<QueensModel> split(SearchRequest request, int depth);
}
