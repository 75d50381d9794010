package org.nqueens.spi.support;

import java.util.Iterator;
import java.util.Objects;
import org.nqueens.internal.propagation.PartialBoards;
import org.nqueens.internal.propagation.PartialBoards.Order;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.SearchRequest;

/**
 * Splits a model into sub-models that fix the queens of the first columns. The solutions of the
 * sub-models, one after the other, are the solutions of the model in lexicographic order or in the
 * reverse order.
 *
 * <p>It walks over the columns depth first, from the left, with forward checking to a fixpoint: the
 * rows that a queen attacks are removed from the other domains, and a column with one row left
 * counts as placed. A sub-model with a column without rows is left out. Columns with a single row
 * do not count as depth. The walk keeps one set of domains for each column that it has fixed.
 *
 * <p>Each sub-model is made by a call of {@code next}, and has the same list instance of
 * constraints as the model. An iterator is for one thread at a time.
 */
public final class PrefixSplit {
  private PrefixSplit() {}

  /**
   * Splits a search.
   *
   * @param request the search, in a fixed order; when it asks to stop, no further part is made
   * @param depth the number of unbound columns to fix; 0 gives the model itself without the squares
   *     that its queens attack, or no part if a column loses its last row
   * @return the parts in order
   * @throws IllegalArgumentException if the order is not fixed, or the depth is negative
   */
  public static Iterator<QueensModel> of(SearchRequest request, int depth) {
    Objects.requireNonNull(request, "request");
    if (!request.order().isFixed()) {
      throw new IllegalArgumentException(
          "order (%s) must be fixed for a split by columns: leave the model whole"
              .formatted(request.order()));
    }
    if (depth < 0) {
      throw new IllegalArgumentException(
          "depth (%s) must not be negative: pass 0 for no split".formatted(depth));
    }
    Order order =
        request.order() == SolutionOrder.REVERSE_LEXICOGRAPHIC
            ? Order.FIRST_COLUMNS_REVERSED
            : Order.FIRST_COLUMNS;
    return PartialBoards.of(request.model(), order, depth, request.stopRequested());
  }
}
