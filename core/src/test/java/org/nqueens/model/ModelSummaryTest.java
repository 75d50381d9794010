package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts of models and their parts. */
class ModelSummaryTest {

  static Stream<Arguments> parts() {
    AllDifferent mine = new AllDifferent("mine", List.of(View.row(0), View.offset(1, 1)));
    return Stream.of(
        Arguments.of(RowDomain.of(), "{}"),
        Arguments.of(RowDomain.of(5, 6), "{5, 6}"),
        Arguments.of(RowDomain.of(0, 1, 2, 4, 6, 7), "{0..2, 4, 6, 7}"),
        Arguments.of(
            RowDomain.of(0, 2, 4, 6, 8, 10, 12, 14, 16), "{0, 2, 4, 6, 8, 10, 12, 14, ... of 9}"),
        Arguments.of(View.row(3), "q_3"),
        Arguments.of(View.offset(3, Integer.MIN_VALUE), "q_3 - 2147483648"),
        Arguments.of(View.lookup(1, new int[100]), "[0, 0, 0, 0, 0, 0, 0, 0, ... of 100][q_1]"),
        Arguments.of(mine, "AllDifferent[mine: q_0, q_1 + 1]"));
  }

  @ParameterizedTest
  @MethodSource("parts")
  void isOfRangesAndFormulas(Object part, String text) {
    assertThat(part).hasToString(text);
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
