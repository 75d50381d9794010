package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.search.SearchStrategy;

/** Placements on large boards with given queens and blocked squares, in a heap of 200 MB. */
class LargeBoardMemoryTest {

  @Test
  void fitsASmallHeap() {
    ForkedJvm.Exit exit = new ForkedJvm().option("-Xmx200m").run(FindOnLargeBoards.class);
    assertThat(exit.output().lines().filter(line -> !line.startsWith("SLF4J")))
        .containsExactly(
            "10000, 100 given, found",
            "2000, 100 given, FIRST_FAIL, found",
            "10000, 5000 given, found",
            "100000, 100 given, found",
            "100000, 50000 given, found");
    assertThat(exit.code()).isZero();
  }

  /** Finds placements and prints what it has found. */
  static final class FindOnLargeBoards {
    private FindOnLargeBoards() {}

    public static void main(String[] arguments) {
      QueensSolver solver = QueensSolver.builder().build();
      find(solver, 10_000, 100, "");
      find(
          QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).build(),
          2_000,
          100,
          "FIRST_FAIL, ");
      find(solver, 10_000, 5_000, "");
      find(solver, 100_000, 100, "");
      findHalf(solver, 100_000);
    }

    /** Gives queens of the placement by formula, and blocks a square beside each. */
    private static void find(QueensSolver solver, int n, int given, String strategy) {
      Placement placement = QueensSolver.findAny(n).orElseThrow();
      QueensModelBuilder builder = QueensModel.of(n).toBuilder();
      for (int i = 0; i < given; i++) {
        int column = i * (n / given);
        builder.place(column, placement.row(column)).block(column + 1, i);
      }
      find(solver, builder.build(), given, strategy);
    }

    /** Gives every second queen. */
    private static void findHalf(QueensSolver solver, int n) {
      Placement placement = QueensSolver.findAny(n).orElseThrow();
      QueensModelBuilder builder = QueensModel.of(n).toBuilder();
      for (int column = 0; column < n; column += 2) {
        builder.place(column, placement.row(column));
      }
      find(solver, builder.build(), n / 2, "");
    }

    private static void find(QueensSolver solver, QueensModel model, int given, String strategy) {
      Optional<Placement> found = solver.findAny(model);
      System.out.printf(
          "%d, %d given, %s%s%n",
          model.size(),
          given,
          strategy,
          found.filter(model::isSolution).isPresent() ? "found" : "missed");
    }
  }
}
