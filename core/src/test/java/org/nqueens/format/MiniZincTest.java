package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

class MiniZincTest {

  @Test
  void writesTheQueens() {
    assertThat(MiniZinc.text(QueensModel.of(4)))
        .isEqualTo(
            """
            % A queen in each column of a board of size 4.
            include "alldifferent.mzn";

            % q[j] is the row of the queen in column j.
            array[0..3] of var 0..3: q;

            % rows
            constraint alldifferent([q[0], q[1], q[2], q[3]]);

            % ascending diagonals
            constraint alldifferent([q[0], q[1] + 1, q[2] + 2, q[3] + 3]);

            % descending diagonals
            constraint alldifferent([q[0], q[1] - 1, q[2] - 2, q[3] - 3]);

            solve satisfy;

            output [join(" ", [show(row) | row in q]), "\\n"];
            """);
  }

  @Test
  void writesEverythingThatTheModelLanguageHas() {
    QueensModel model =
        QueensModel.builder(5)
            .place(0, 2)
            .allowOnly(1, 1, 2, 3)
            .block(2, 3)
            .allowOnly(4)
            .allDifferent("one \"view\"", View.row(3))
            .allDifferent(
                "a name\nof two lines, on\r\n\u2028\ud800one",
                View.offset(4, (1 << 30) - 4),
                View.affine(1, 1 << 28, -(1 << 30)),
                View.affine(2, -2, 1))
            .allDifferent(
                "tables of ranks",
                View.lookup(0, Integer.MIN_VALUE, 7, 7, Integer.MAX_VALUE, 8),
                View.offset(2, 5))
            .allDifferent(
                "far offsets",
                View.offset(0, Integer.MAX_VALUE - 4),
                View.offset(1, Integer.MAX_VALUE - 5),
                View.offset(2, Integer.MIN_VALUE))
            .build();
    assertThat(MiniZinc.text(model, SearchStrategy.LEXICOGRAPHIC))
        .isEqualTo(
            """
            % A queen in each column of a board of size 5.
            include "alldifferent.mzn";

            % q[j] is the row of the queen in column j.
            array[0..4] of var 0..4: q;
            constraint q[0] = 2;
            constraint q[1] in 1..3;
            constraint q[2] in {0, 1, 2, 4};
            constraint false; % column 4 has no row left

            % one "view"
            % no constraint: fewer than two columns

            % a name of two lines, on one
            constraint alldifferent([q[4] + 1073741820, 268435456*q[1] - 1073741824, -2*q[2] + 1]);

            % tables of ranks
            % [a, b, ...][q[j] + 1] is the entry of row q[j]; all entries selected differ.
            constraint alldifferent([
              [0, 1, 1, 2, 3][q[0] + 1],
              [4, 5, 1, 3, 6][q[2] + 1]
            ]);

            % far offsets
            % [a, b, ...][q[j] + 1] is the entry of row q[j]; all entries selected differ.
            constraint alldifferent([
              [0, 1, 2, 3, 4][q[0] + 1],
              [5, 0, 1, 2, 3][q[1] + 1],
              [6, 7, 8, 9, 10][q[2] + 1]
            ]);

            solve :: int_search(q, input_order, indomain_min, complete) satisfy;

            output [join(" ", [show(row) | row in q]), "\\n"];
            """);
  }

  @Test
  void writesATableInALineForEachColumn() {
    QueensModel model =
        QueensModel.builder(40)
            .regionsAllDifferent((column, row) -> 1_000 * column + row)
            .block(3, 20)
            .build();
    assertThat(MiniZinc.text(model))
        .contains(" 18, 19, 21, 22, ")
        .contains("\n  [0, 1, 2, ")
        .contains("39][q[0] + 1],\n  [40, 41, ");
  }

  @Test
  void writesTheSameInAnyLocale() {
    QueensModel model =
        QueensModel.builder(2)
            .allDifferent("far", View.offset(0, 1_000_000), View.offset(1, -12))
            .build();
    String text = MiniZinc.text(model);
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(MiniZinc.text(model)).isEqualTo(text).contains("[q[0] + 1000000, q[1] - 12]");
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "FIRST_UNBOUND, input_order",
    "MIN_DOMAIN_SIZE, first_fail",
    "MAX_DOMAIN_SIZE, anti_first_fail",
    "LOWEST_MIN, smallest",
    "HIGHEST_MAX, largest",
    "MAX_REGRET_ON_MIN, max_regret"
  })
  void annotatesVariableSelections(VariableSelection selection, String annotation) {
    assertThat(solve(SearchStrategy.of(selection, ValueSelection.LARGEST)))
        .isEqualTo("solve :: int_search(q, " + annotation + ", indomain_max, complete) satisfy;");
  }

  @ParameterizedTest
  @CsvSource({
    "SMALLEST, indomain_min",
    "LARGEST, indomain_max",
    "MIDDLE, indomain_middle",
    "LOWER_HALF, indomain_split",
    "UPPER_HALF, indomain_reverse_split"
  })
  void annotatesValueSelections(ValueSelection selection, String annotation) {
    assertThat(solve(SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, selection)))
        .isEqualTo("solve :: int_search(q, first_fail, " + annotation + ", complete) satisfy;");
  }

  private static String solve(SearchStrategy strategy) {
    return MiniZinc.text(QueensModel.of(4), strategy)
        .lines()
        .filter(line -> line.startsWith("solve"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void refusesModelsThatFitNoString() {
    int n = 2_048;
    int[] table = IntStream.range(0, n).toArray();
    AllDifferent tables =
        new AllDifferent(
            "tables", IntStream.range(0, n).mapToObj(j -> View.lookup(j, table)).toList());
    QueensModel model = new QueensModel(Collections.nCopies(n, RowDomain.all(n)), List.of(tables));
    assertThatThrownBy(() -> MiniZinc.text(model))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "model (of size 2048) has 4196352 offsets, table entries and rows of domains, and must"
                + " have at most 4194304 for a text that fits a string: use a smaller board");
  }
}
