package org.nqueens.internal.decompose;

import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.ProgressSink;

/**
 * A way to split models by the decisions near the root, such as the queens of the first columns.
 * Equal splitters split equal models into equal parts.
 */
public interface Splitter {
  /**
   * Splits a model.
   *
   * @param model the model
   * @param stopRequested answers whether to stop; the parts may then end early
   * @param positions receives, with each part, the share of the search space up to the end of the
   *     part; nothing if the splitter knows no shares
   * @return models whose solutions, one model after the other, are those of the whole in order
   */
  Iterator<QueensModel> split(
      QueensModel model, BooleanSupplier stopRequested, ProgressSink positions);
}
