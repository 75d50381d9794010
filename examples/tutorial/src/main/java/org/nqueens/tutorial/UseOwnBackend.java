package org.nqueens.tutorial;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

/**
 * Selects a custom backend by its id. The backend is registered by the name of its class in {@code
 * META-INF/services/org.nqueens.spi.SolverBackend}.
 */
public final class UseOwnBackend {
  /** Counts with {@link CheckingBackend} on two threads, which the library starts. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().backend("checking").threads(2).build();
    System.out.println("8 queens: " + solver.count(QueensModel.of(8)));
  }
}
