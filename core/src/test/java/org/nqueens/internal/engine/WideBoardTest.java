package org.nqueens.internal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * Boards of one full word and of several, against brute force: all but a few columns are fixed, and
 * these few have rows at the ends and on both sides of a word's border.
 */
@Sampled
class WideBoardTest {
  @ParameterizedTest
  @ValueSource(ints = {31, 32, 33, 63, 64, 65, 128, 129, 200})
  void agreesWithBruteForce(int n) {
    Random random = Gate.random("n = " + n);
    int solutions = 0;
    for (int i = 0; i < Gate.cases(3, 9); i++) {
      for (boolean lookups : new boolean[] {false, true}) {
        QueensModel model = model(n, lookups, random);
        List<Placement> expected = BruteForce.solve(model);
        solutions += expected.size();
        for (VariableSelection variables : VariableSelection.values()) {
          SearchStrategy strategy = SearchStrategy.of(variables, ValueSelection.SMALLEST);
          List<Placement> found = new ArrayList<>();
          QueensSolver.builder().strategy(strategy).build().enumerate(model, found::add);
          assertThat(found.stream().sorted().toList())
              .as("%s on %s", strategy, model)
              .isEqualTo(expected);
        }
      }
    }
    assertThat(solutions).isPositive();
  }

  /**
   * With lookups, all rules are about the open columns only. Without, they are those of the whole
   * board, which the bit-parallel search takes, and the fixed queens stand a knight's move apart.
   */
  private static QueensModel model(int n, boolean lookups, Random random) {
    int border = (n - 1) / 64 * 64;
    int[] rows = {0, 1, n / 2, n - 2, n - 1, border, Math.max(0, border - 1)};
    List<Integer> open = random.ints(0, n).distinct().limit(4).boxed().toList();
    QueensModelBuilder builder = QueensModel.builder(n);
    for (int column = 0; column < n; column++) {
      if (open.contains(column)) {
        builder.allowOnly(column, with(rows, queen(n, column)));
      } else {
        builder.place(column, queen(n, column));
      }
    }
    if (!lookups) {
      return random.nextBoolean()
          ? builder.rowsAllDifferent().build()
          : builder.diagonalsAllDifferent().build();
    }
    int[] table = IntStream.range(0, n).map(row -> row % 5).toArray();
    return builder
        .allDifferent("rows", open.stream().map(View::row).toList())
        .allDifferent("up", open.stream().map(column -> View.offset(column, column)).toList())
        .allDifferent("table", open.stream().map(column -> View.lookup(column, table)).toList())
        .build();
  }

  /**
   * Knight's moves apart, in rows of their own: 1, 3, 5, ..., 0, 2, 4, ...; an odd n adds a corner.
   */
  private static int queen(int n, int column) {
    int even = n - n % 2;
    return column == even ? even : (2 * column + 1) % (even + 1);
  }

  private static int[] with(int[] rows, int row) {
    return IntStream.concat(IntStream.of(rows), IntStream.of(row)).toArray();
  }

  /** The published way to place many queens: nearly each decision places one. */
  @ParameterizedTest
  @CsvSource({"200, 201", "500, 499", "1000, 994"})
  void placesTheQueensByFirstFail(int n, int decisions) {
    QueensModel model = QueensModel.of(n);
    List<Placement> found = new ArrayList<>();
    SolveResult result =
        QueensSolver.builder()
            .strategy(SearchStrategy.FIRST_FAIL)
            .solutionLimit(1)
            .build()
            .enumerate(model, found::add);
    assertThat(found).hasSize(1).allMatch(model::isSolution);
    assertThat(result.statistics().decisions()).isEqualTo(decisions);
  }
}
