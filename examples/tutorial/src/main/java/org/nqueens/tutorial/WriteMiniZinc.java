package org.nqueens.tutorial;

import org.nqueens.format.MiniZinc;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

/** Writes a model for other solvers in MiniZinc. */
public final class WriteMiniZinc {
  /** Prints a text; with it {@code minizinc --solver gecode -a} prints the same placements. */
  public static void main(String[] arguments) {
    QueensModel model = QueensModel.of(8).toBuilder().place(1, 3).block(0, 5).build();
    System.out.print(MiniZinc.text(model, SearchStrategy.FIRST_FAIL));
  }
}
