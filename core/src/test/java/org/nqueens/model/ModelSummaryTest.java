package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The texts of models and their parts. */
class ModelSummaryTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | {}",
        "5 | {5}",
        "5 6 | {5, 6}",
        "5 6 7 | {5..7}",
        "0 1 2 4 6 7 | {0..2, 4, 6, 7}",
        "0 2 4 6 8 10 12 14 | {0, 2, 4, 6, 8, 10, 12, 14}",
        "0 2 4 6 8 10 12 14 16 | {0, 2, 4, 6, 8, 10, 12, 14, ... of 9}",
      })
  void writesRunsOfRowsAsRanges(String rows, String text) {
    int[] numbers = rows.isEmpty() ? new int[0] : parse(rows);
    assertThat(RowDomain.of(numbers)).hasToString(text);
  }

  private static int[] parse(String rows) {
    return Stream.of(rows.split(" ")).mapToInt(Integer::parseInt).toArray();
  }

  @Test
  void writesViewsAsFormulas() {
    assertThat(View.row(3)).hasToString("q_3");
    assertThat(View.offset(3, 2)).hasToString("q_3 + 2");
    assertThat(View.offset(3, Integer.MIN_VALUE)).hasToString("q_3 - 2147483648");
    assertThat(View.lookup(1, 0, 5, 0)).hasToString("[0, 5, 0][q_1]");
    assertThat(View.lookup(1, new int[100]))
        .hasToString("[0, 0, 0, 0, 0, 0, 0, 0, ... of 100][q_1]");
    assertThat(new AllDifferent("mine", List.of(View.row(0), View.offset(1, 1))))
        .hasToString("AllDifferent[mine: q_0, q_1 + 1]");
  }

  @Test
  void staysShortOnALargeBoard() {
    QueensModelBuilder builder = Variant.SUPERQUEENS.builder(1_000);
    IntStream.range(0, 1_000).forEach(row -> builder.block(row, row));
    QueensModel model = builder.build();
    assertThat(model.toString()).hasSizeLessThan(1_000).contains("... of 1000", "... of 3997");
    assertThat(model.constraints().get(0).toString()).hasSizeLessThan(100);
  }
}
