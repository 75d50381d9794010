package org.nqueens.internal.decompose;

import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.propagation.PartialBoards;
import org.nqueens.internal.propagation.PartialBoards.Order;
import org.nqueens.model.QueensModel;

/**
 * A way to split models by the decisions near the root, such as the queens of the first columns.
 * Equal splitters split equal models into equal parts.
 */
public interface Splitter {
  /** The split by the queens of the first open columns, in lexicographic order. */
  Splitter FIRST_COLUMNS =
      (model, depth, stop) -> PartialBoards.of(model, Order.FIRST_COLUMNS, depth, stop);

  /**
   * The split by the queens of open columns from the middle to the sides, as the embedded engine
   * counts; hence the parts have the nodes of the whole. Divided from the left, those of n = 17
   * take 1.06 times as long.
   */
  Splitter MIDDLE_COLUMNS =
      (model, depth, stop) -> PartialBoards.of(model, Order.MIDDLE_COLUMNS, depth, stop);

  /**
   * Splits a model.
   *
   * @param depth the number of decisions in each part, at least 1
   * @param stopRequested answers whether to stop; the parts may then end early
   * @return models whose solutions, one model after the other, are those of the whole in order
   */
  Iterator<QueensModel> split(QueensModel model, int depth, BooleanSupplier stopRequested);
}
