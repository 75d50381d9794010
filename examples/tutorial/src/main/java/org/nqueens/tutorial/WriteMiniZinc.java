package org.nqueens.tutorial;

import org.nqueens.format.MiniZinc;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

/** Hands a model to other solvers, as MiniZinc. */
public final class WriteMiniZinc {
  private WriteMiniZinc() {}

  /** What {@code minizinc --solver gecode -a} makes of it are the placements of this library. */
  public static void main(String[] arguments) {
    QueensModel model = QueensModel.of(8).toBuilder().place(1, 3).block(0, 5).build();
    System.out.print(MiniZinc.text(model, SearchStrategy.FIRST_FAIL));
  }
}
