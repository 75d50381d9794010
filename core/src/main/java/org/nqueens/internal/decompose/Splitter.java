package org.nqueens.internal.decompose;

import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;

/**
 * A way to split models by the decisions near the root, such as the queens of the first columns.
 * Equal splitters split equal models into equal parts.
 */
public interface Splitter {

  /**
   * Splits a model.
   *
   * @param model the model
   * @param depth the number of decisions in each part, at least 1
   * @param stopRequested answers whether to stop; the parts may then end early
   * @return models whose solutions, one model after the other, are those of the whole in order
   */
  Iterator<QueensModel> split(QueensModel model, int depth, BooleanSupplier stopRequested);
}
