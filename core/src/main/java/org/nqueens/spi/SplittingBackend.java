package org.nqueens.spi;

import java.util.Iterator;
import org.nqueens.model.QueensModel;

/**
 * A backend that splits a search into parts by its own decisions. The facade splits the searches of
 * other backends by {@link org.nqueens.spi.support.PrefixSplit} where the order of the strategy is
 * {@linkplain org.nqueens.search.SolutionOrder#isFixed() fixed}, and leaves them whole under any
 * other strategy. A count, which has no order, is divided by the queens of the middle on each
 * backend, unless it is one up to symmetry.
 *
 * <p>Where progress is reported, the facade splits the search to two decisions first, and weighs
 * each of these parts by the rows that are left in its columns. A split to more decisions divides
 * the same parts further, in their order.
 */
public interface SplittingBackend extends SolverBackend {
  /** The open columns of a part of a backend that does not say otherwise. */
  int MIN_OPEN_COLUMNS = 9;

  /**
   * The fewest open columns of a part: the search of a smaller part takes less time than its
   * preparation.
   *
   * @return at least 1; {@value #MIN_OPEN_COLUMNS} unless overridden
   */
  default int minOpenColumns() {
    return MIN_OPEN_COLUMNS;
  }

  /**
   * Splits a search: models whose solutions, one model after the other, are the solutions of the
   * whole in the order of the request. Equal requests and depths give equal parts. No part has an
   * empty domain; a part need not be propagated.
   *
   * @param request the search to split
   * @param depth the number of decisions that are applied in each part, at least 1; a backend may
   *     apply fewer, and refuted decisions on the way to a part do not count
   * @return the parts, each made by the call of {@code next}; may end early once the request asks
   *     to stop. One thread at a time uses the iterator. An iterator that is an {@link
   *     AutoCloseable}, too, is closed once the last thread has left the search, whether or not it
   *     has been read to its end
   */
  Iterator<QueensModel> split(SearchRequest request, int depth);
}
