package org.nqueens.internal.decompose;

import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.ProgressSink;

/**
 * The decomposition into the whole model as its only sub-problem.
 *
 * @param model the model
 */
public record Whole(QueensModel model) implements Decomposition {
  @Override
  public Iterator<Subproblem> subproblems(BooleanSupplier stopRequested, ProgressSink positions) {
    positions.at(1, 0, 0);
    return List.of(Subproblem.of(model)).iterator();
  }

  @Override
  public boolean mayEndEarly() {
    return false;
  }
}
