package org.nqueens.internal.decompose;

import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.decompose.Subproblem.Replay;

/**
 * A decomposition for counting whose sub-problems are split further. A part has the weight of the
 * sub-problem that it comes from.
 *
 * @param whole the decomposition
 * @param splitter splits its sub-problems
 */
public record Divided(Decomposition whole, Splitter splitter) implements Decomposition {
  @Override
  public Iterator<Subproblem> subproblems(BooleanSupplier stopRequested) {
    Iterator<Subproblem> parts =
        new FlatMap<>(
            whole.subproblems(stopRequested),
            root ->
                Subproblem.numbered(
                    splitter.split(root.model(), stopRequested),
                    (number, part) -> new Subproblem(number, part, root.weight(), Replay.NONE)));
    return Subproblem.numbered(
        parts, (number, part) -> new Subproblem(number, part.model(), part.weight(), Replay.NONE));
  }

  @Override
  public boolean mayEndEarly() {
    return true;
  }
}
