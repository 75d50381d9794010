package org.nqueens.internal.decompose;

import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.ProgressSink;

/**
 * The decomposition by the decisions near the root of the search tree: each sub-problem is a model
 * under the decisions that lead to one node, in the order of the search.
 *
 * @param model the whole model
 * @param splitter makes the parts
 */
public record Prefixes(QueensModel model, Splitter splitter) implements Decomposition {
  @Override
  public Iterator<Subproblem> subproblems(BooleanSupplier stopRequested, ProgressSink positions) {
    return splitter.subproblems(model, stopRequested, positions, Subproblem::of);
  }

  @Override
  public boolean mayEndEarly() {
    return true;
  }
}
