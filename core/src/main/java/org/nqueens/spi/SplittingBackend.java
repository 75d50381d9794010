package org.nqueens.spi;

import java.util.Iterator;
import org.nqueens.model.QueensModel;

/**
 * A backend that splits a search into parts by its own decisions. For other backends, the facade
 * splits by {@link org.nqueens.spi.support.PrefixSplit} if the order of the strategy is {@linkplain
 * org.nqueens.search.SolutionOrder#isFixed() fixed}, and does not split under any other strategy. A
 * count has no order: on every backend it is divided by the middle queens, unless it is a count up
 * to symmetry.
 *
 * <p>To report progress, the facade first splits the search at two decisions and weights each part
 * by the rows that are left in its columns. A split at more decisions must divide these parts
 * further, in their order.
 */
public interface SplittingBackend extends SolverBackend {
  /** The default of {@link #minOpenColumns()}. */
  int MIN_OPEN_COLUMNS = 9;

  /**
   * The smallest number of open columns of a part. A smaller part would take less time to search
   * than to prepare.
   *
   * @return at least 1; {@value #MIN_OPEN_COLUMNS} unless overridden
   */
  default int minOpenColumns() {
    return MIN_OPEN_COLUMNS;
  }

  /**
   * Splits a search into models. The solutions of the parts, one part after the other, are the
   * solutions of the whole model in the order of the request. Equal requests and depths give equal
   * parts. No part has an empty domain; a part need not be propagated.
   *
   * @param depth the number of decisions that hold in each part, at least 1, without the refuted
   *     decisions on the path to a part; a backend may apply fewer
   * @return the parts, each made by a call of {@code next}; may end early when the request asks to
   *     stop. Only one thread at a time uses the iterator. If the iterator is {@link
   *     AutoCloseable}, it is closed when the last thread has left the search, even before its end
   */
  Iterator<QueensModel> split(SearchRequest request, int depth);
}
