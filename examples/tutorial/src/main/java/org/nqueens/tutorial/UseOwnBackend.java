package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

/**
 * Selects a backend of one's own by its id. Naming its class in {@code
 * META-INF/services/org.nqueens.spi.SolverBackend} is all that it takes.
 */
public final class UseOwnBackend {
  private UseOwnBackend() {}

  /** Counts with {@link CheckingBackend}, on two threads, which it need not know of. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().backend("checking").threads(2).build();
    System.out.println("8 queens: " + solver.count(QueensModel.of(8)));
  }
}
