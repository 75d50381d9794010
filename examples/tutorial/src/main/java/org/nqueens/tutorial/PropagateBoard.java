package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.Pruning;

/** What follows from a partial board by propagation, without a decision. */
public final class PropagateBoard {
  /** Prints the consequences of two given queens on a board of six columns. */
  public static void main(String[] arguments) {
    QueensModel model = QueensModel.of(6).toBuilder().place(0, 1).place(1, 3).build();
    QueensSolver solver = QueensSolver.builder().build();
    Consequences consequences = solver.tree().at(Propagation.DOMAIN).propagate(model);
    for (Pruning pruning : consequences.prunings()) {
      System.out.println(pruning);
    }
    if (consequences instanceof Consequences.Narrowed narrowed) {
      System.out.println(narrowed.model().domains());
    }
  }
}
