package org.nqueens.benchmarks;

import java.util.List;
import java.util.Locale;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/** Enumerates the plain board with and without symmetry and prints solutions and decisions. */
public final class Symmetry {
  private Symmetry() {}

  /** Measures the board size given, 12 by default. */
  public static void main(String[] arguments) {
    int n = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 12;
    System.out.println("| backend | solutions | decisions | up to symmetry | decisions | ratio |");
    System.out.println("| --- | ---: | ---: | ---: | ---: | ---: |");
    for (String backend : List.of("embedded", "cp", "cp-sat")) {
      SolveResult all = enumerate(QueensSolver.builder().backend(backend), n);
      SolveResult some = enumerate(QueensSolver.builder().backend(backend).upToSymmetry(), n);
      System.out.printf(
          Locale.ROOT,
          "| %s | %d | %d | %d | %d | %.2f |%n",
          backend,
          all.solutions(),
          all.statistics().decisions(),
          some.solutions(),
          some.statistics().decisions(),
          (double) some.statistics().decisions() / all.statistics().decisions());
    }
  }

  private static SolveResult enumerate(QueensSolverBuilder builder, int n) {
    return builder.build().enumerate(QueensModel.of(n), placement -> {});
  }
}
