package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;

/** The reasons in the terms of the board. */
class ExplanationTextTest {
  private static final IntBinaryOperator QUARTERS = (column, row) -> column / 2 * 2 + row / 2;
  private static final String THREE_RULES =
      "the rules \"rows\", \"ascending diagonals\" and \"descending diagonals\"";
  private static final String LIST =
      "no placement agrees with all of these, though with any but one of them: ";

  private static QueensModelBuilder plain(int n) {
    return QueensModel.of(n).toBuilder();
  }

  private static QueensModelBuilder blockedRows(QueensModelBuilder builder, int n, int... rows) {
    for (int row : rows) {
      IntStream.range(0, n).forEach(column -> builder.block(column, row));
    }
    return builder;
  }

  static Stream<Arguments> models() {
    return Stream.of(
        Arguments.of(
            plain(6).place(1, 1).place(4, 4),
            "the queens given at (1, 1) and (4, 4) share a diagonal"),
        Arguments.of(
            plain(6).place(1, 4).place(4, 1),
            "the queens given at (1, 4) and (4, 1) share a diagonal"),
        Arguments.of(
            plain(6).place(1, 1).place(4, 1), "the queens given at (1, 1) and (4, 1) share a row"),
        Arguments.of(
            Variant.ROOKS.builder(4).regionsAllDifferent(QUARTERS).place(0, 0).place(1, 1),
            "the queens given at (0, 0) and (1, 1) share a region"),
        Arguments.of(
            Variant.NON_TOUCHING.builder(5).place(1, 1).place(2, 2),
            "the queens given at (1, 1) and (2, 2) touch"),
        Arguments.of(
            Variant.SUPERQUEENS.builder(12).place(1, 1).place(2, 3),
            "the queens given at (1, 1) and (2, 3) are a knight's move apart"),
        Arguments.of(
            Variant.ROOKS.builder(5).distinctOffset("mine", 0, 2, 0, 0, 0).place(0, 3).place(1, 1),
            "the queens given at (0, 3) and (1, 1) break the rule \"mine\""),
        Arguments.of(
            blockedRows(Variant.ROOKS.builder(5), 5, 2),
            "row 2 has no square left: all of them are blocked"),
        Arguments.of(
            Variant.ROOKS.builder(5).allowOnly(3),
            "column 3 has no square left: all of them are blocked"),
        Arguments.of(
            QueensModel.builder(1).block(0, 0),
            "column 0 has no square left: all of them are blocked"),
        Arguments.of(
            Variant.ROOKS
                .builder(4)
                .regionsAllDifferent(QUARTERS)
                .block(2, 0)
                .block(2, 1)
                .block(3, 0)
                .block(3, 1),
            "the region of (2, 0) has no square left: all of them are blocked"),
        Arguments.of(
            plain(10).place(0, 1).allowOnly(2, 1, 3),
            "column 2 has no square left: the queen given at (0, 1) attacks all but the blocked"
                + " squares of column 2 (rows 0 2 4 5 6 7 8 9), by the rules \"rows\" and \"descending"
                + " diagonals\""),
        Arguments.of(
            Variant.NON_TOUCHING.builder(6).place(1, 1).place(3, 4),
            "column 2 has no square left: the queens given at (1, 1) and (3, 4) attack all of them"
                + ", by the rules \"rows\", \"neighbours, columns 1 and 2, ascending\","
                + " \"neighbours, columns 1 and 2, descending\", \"neighbours, columns 2 and 3,"
                + " ascending\" and \"neighbours, columns 2 and 3, descending\""),
        Arguments.of(plain(3), LIST + THREE_RULES),
        Arguments.of(plain(6).place(0, 0), LIST + "the queen given at (0, 0); " + THREE_RULES),
        // Two queens and one rule, but it is not they who break it.
        Arguments.of(
            QueensModel.builder(4)
                .regionsAllDifferent((column, row) -> row == 0 && column < 2 ? 0 : 1 + row % 3)
                .place(0, 1)
                .place(1, 2),
            "the region of (0, 0) has no square left: the queens given at (0, 1) and (1, 2) attack"
                + " all of them, by the rule \"regions\""),
        Arguments.of(
            Variant.ROOKS.builder(4).regionsAllDifferent((column, row) -> (column + row) % 3),
            "the queens of columns 0, 1, 2 and 3 have 3 regions between them"),
        Arguments.of(
            Variant.ROOKS.builder(4).allowOnly(0, 1, 3).allowOnly(2, 1, 3).allowOnly(3, 1, 3),
            "the queens of columns 0, 2 and 3 have 2 rows between them, because of the blocked"
                + " squares (0, 0), (0, 2), (2, 0), (2, 2), (3, 0) and (3, 2)"));
  }

  @ParameterizedTest
  @MethodSource("models")
  void says(QueensModelBuilder builder, String message) {
    assertThat(QueensSolver.builder().build().explain(builder.build()))
        .isInstanceOfSatisfying(
            Explanation.Infeasible.class,
            explanation -> assertThat(explanation.message()).isEqualTo(message));
  }
}
