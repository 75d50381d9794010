package org.nqueens.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.format.Board;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.model.View;

/** The kind of a rule by its views, under any name. */
class RuleKindTest {
  private static final int N = 5;

  private static Arguments rules(RuleKind kind, QueensModel model) {
    return Arguments.of(kind, model.constraints());
  }

  private static Arguments views(RuleKind kind, View... views) {
    return Arguments.of(kind, List.of(new AllDifferent("rows", List.of(views))));
  }

  private static Arguments lookups(RuleKind kind, int columns, IntBinaryOperator value) {
    return views(
        kind,
        IntStream.range(0, columns)
            .mapToObj(
                column ->
                    View.lookup(
                        column,
                        IntStream.range(0, N).map(row -> value.applyAsInt(column, row)).toArray()))
            .toArray(View[]::new));
  }

  static Stream<Arguments> rules() {
    Board withBlockedSquare = Board.of("AABBB", "AACCC", "DDD#E", "DDDEE", "EEEEE");
    return Stream.of(
        rules(RuleKind.ROWS, Variant.ROOKS.builder(N).build()),
        rules(RuleKind.DIAGONALS, QueensModel.builder(N).diagonalsAllDifferent().build()),
        rules(
            RuleKind.TOROIDAL_DIAGONALS,
            QueensModel.builder(N).toroidalDiagonalsAllDifferent().build()),
        rules(RuleKind.NEIGHBOURS, QueensModel.builder(N).notTouching().build()),
        rules(RuleKind.KNIGHTS_MOVES, QueensModel.builder(N).noKnightsMoves().build()),
        rules(
            RuleKind.REGIONS,
            QueensModel.builder(N).regionsAllDifferent(withBlockedSquare::region).build()),
        lookups(RuleKind.REGIONS, N, (column, row) -> 7),
        lookups(RuleKind.TOROIDAL_DIAGONALS, N, (column, row) -> 900 - (row + 4 * column) % N),
        // One diagonal of the torus has two values.
        lookups(RuleKind.REGIONS, N, (column, row) -> column + row == 3 ? 9 : (row + column) % N),
        // Two diagonals of the torus have one value.
        lookups(RuleKind.REGIONS, N, (column, row) -> (row + column) % N / 2),
        lookups(RuleKind.OTHER, N, (column, row) -> row + column),
        lookups(RuleKind.OTHER, N - 1, (column, row) -> row),
        views(RuleKind.NEIGHBOURS, View.offset(3, -7), View.offset(2, -8)),
        views(RuleKind.KNIGHTS_MOVES, View.offset(2, -5), View.offset(1, -3)),
        views(RuleKind.OTHER, View.row(0), View.row(3)),
        views(RuleKind.OTHER, View.row(0), View.offset(1, 3)),
        views(RuleKind.OTHER, View.row(0), View.offset(2, 2)),
        views(RuleKind.OTHER, View.offset(0, Integer.MIN_VALUE), View.offset(1, 1 << 30)),
        views(RuleKind.OTHER, View.row(0), View.lookup(1, 1, 2, 3, 4, 5)),
        views(
            RuleKind.OTHER,
            IntStream.range(0, N)
                .mapToObj(column -> View.affine(column, 2, 0))
                .toArray(View[]::new)),
        views(RuleKind.OTHER, View.row(0)),
        views(RuleKind.OTHER));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void haveAKind(RuleKind kind, List<AllDifferent> rules) {
    assertThat(rules)
        .isNotEmpty()
        .allSatisfy(rule -> assertThat(RuleKind.of(rule, N)).as("%s", rule).isEqualTo(kind))
        .allSatisfy(
            rule -> assertThat(RuleKind.clash(rule, N)).as("%s", rule).isEqualTo(clash(kind)));
  }

  private static String clash(RuleKind kind) {
    return switch (kind) {
      case ROWS -> "share a row";
      case DIAGONALS -> "share a diagonal";
      case TOROIDAL_DIAGONALS -> "share a diagonal of the torus";
      case REGIONS -> "share a region";
      case NEIGHBOURS -> "touch";
      case KNIGHTS_MOVES -> "are a knight's move apart";
      case OTHER -> "break the rule \"rows\"";
    };
  }
}
