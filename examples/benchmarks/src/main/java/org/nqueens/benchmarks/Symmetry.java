package org.nqueens.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/** Reports the decisions of enumerations of the plain board with and without symmetry. */
public final class Symmetry {
  private static final int N = 11;

  private Symmetry() {}

  /** Asks each backend once: the numbers do not change from run to run. */
  public static void main(String[] arguments) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    for (String backend : List.of("embedded", "cp", "cp-sat")) {
      SolveResult all = enumerate(QueensSolver.builder().backend(backend));
      SolveResult some = enumerate(QueensSolver.builder().backend(backend).upToSymmetry());
      long decisions = all.statistics().decisions();
      long fewer = some.statistics().decisions();
      rows.add(
          List.of(
              backend,
              String.valueOf(all.solutions()),
              String.valueOf(decisions),
              String.valueOf(some.solutions()),
              String.valueOf(fewer),
              String.format(Locale.ROOT, "%.2f", (double) fewer / decisions)));
    }
    new Report("Symmetry, n = " + N, "Symmetry")
        .table(
            List.of("backend", "solutions", "decisions", "up to symmetry", "decisions", "ratio"),
            rows)
        .save("symmetry");
  }

  private static SolveResult enumerate(QueensSolverBuilder builder) {
    return builder.build().enumerate(QueensModel.of(N), placement -> {});
  }
}
