package org.nqueens.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.contract.BruteForce;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.result.Completion;
import org.nqueens.result.Explanation;
import org.nqueens.result.Reason;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
class RefutationTest {
  private static boolean refutes(QueensModel model) {
    return Refutation.isFound(model, () -> false);
  }

  /** Each set of the three rules of a torus. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 25, 35})
  void refutesExactlyTheToriWithoutPlacement(int n) {
    for (int rules = 0; rules < 8; rules++) {
      boolean rows = (rules & 1) != 0;
      boolean ascending = (rules & 2) != 0;
      boolean descending = (rules & 4) != 0;
      QueensModelBuilder builder = QueensModel.builder(n);
      builder = rows ? builder.rowsAllDifferent() : builder;
      builder = ascending ? builder.toroidalAscendingDiagonalsAllDifferent() : builder;
      builder = descending ? builder.toroidalDescendingDiagonalsAllDifferent() : builder;
      QueensModel model = builder.build();
      boolean isOdd = n % 2 == 0 && (ascending || descending);
      boolean isRefuted = rows && (isOdd || n % 3 == 0 && ascending && descending);
      assertThat(refutes(model)).as("rules %s", rules).isEqualTo(isRefuted);
      if (n <= 7 && rows) {
        assertThat(BruteForce.isFeasible(model)).as("rules %s", rules).isEqualTo(!isRefuted);
      }
    }
  }

  @Test
  void needsTheDiagonalsOfTheTorusOnAllColumns() {
    assertThat(
            refutes(rooks().regionsAllDifferent((column, row) -> (row + 2 * column) % 6).build()))
        .isFalse();
    assertThat(
            refutes(rooks().regionsAllDifferent((column, row) -> 9 - (row + column) % 6).build()))
        .isTrue();
    View[] five =
        IntStream.range(0, 5)
            .mapToObj(column -> View.lookup(column, rotated(column)))
            .toArray(View[]::new);
    assertThat(refutes(rooks().allDifferent("five columns", five).build())).isFalse();
    assertThat(refutes(QueensModel.of(6))).isFalse();
  }

  private static QueensModelBuilder rooks() {
    return QueensModel.builder(6).rowsAllDifferent();
  }

  private static int[] rotated(int column) {
    return IntStream.range(0, 6).map(row -> (row + column) % 6).toArray();
  }

  /** Boards that a search would take years to refute; a tree is still searched. */
  @Test
  void answersWithoutASearch(@TempDir Path folder) {
    QueensSolver solver = QueensSolver.builder().build();
    QueensModel torus = Variant.TOROIDAL.builder(39).place(0, 3).block(5, 1).build();
    SolveResult result = solver.enumerate(torus, placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.statistics().nodes()).isZero();
    assertThat(solver.count(torus)).isZero();
    assertThat(solver.findAny(torus)).isEmpty();
    assertThat(solver.uniqueness(torus)).isEqualTo(new Uniqueness.None());
    Batch batch = Batch.toCount(Variant.TOROIDAL.builder(22).build());
    try (Journal journal = Journal.open(folder.resolve("torus"), batch)) {
      assertThat(solver.batches().resumeCount(journal)).isZero();
    }
    SolveResult tree = solver.tree().enumerate(Variant.TOROIDAL.builder(4).build(), found -> {});
    assertThat(tree.statistics().failures()).isPositive();
  }

  /** The rows and one direction of diagonals are a minimal set of reasons on an even torus. */
  @Test
  void isExplainedByItsRules() {
    Explanation answer =
        QueensSolver.builder().build().explain(Variant.TOROIDAL.builder(20).build());
    assertThat(answer).isInstanceOf(Explanation.Infeasible.class);
    assertThat(((Explanation.Infeasible) answer).reasons())
        .hasSize(2)
        .allMatch(reason -> reason instanceof Reason.Rule);
  }
}
