package org.nqueens.internal.decompose;

import java.util.Iterator;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
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
   * @return models whose solutions, one model after the other, are those of the whole in order
   */
  Iterator<QueensModel> split(QueensModel model, BooleanSupplier stopRequested);

  /**
   * Splits a model and reports shares.
   *
   * @param model the model
   * @param stopRequested answers whether to stop; the parts may then end early
   * @param positions receives, with each part, the share of the search space up to the end of the
   *     part; receives nothing unless overridden
   * @return the same parts
   */
  default Iterator<QueensModel> split(
      QueensModel model, BooleanSupplier stopRequested, ProgressSink positions) {
    return split(model, stopRequested);
  }

  /**
   * Splits a model into sub-problems.
   *
   * @param model the model
   * @param stopRequested answers whether to stop; the parts may then end early
   * @param positions receives the share of the search space up to the end of each part
   * @param kind makes the sub-problem of a part
   * @return the sub-problems in the order of the parts
   */
  default Iterator<Subproblem> subproblems(
      QueensModel model,
      BooleanSupplier stopRequested,
      ProgressSink positions,
      Function<? super QueensModel, Subproblem> kind) {
    Iterator<QueensModel> parts = split(model, stopRequested, positions);
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return parts.hasNext();
      }

      @Override
      public Subproblem next() {
        return kind.apply(parts.next());
      }
    };
  }
}
