package org.nqueens.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.model.AllDifferent.Kind;

/** The kind of a rule by its views; only regions have it by their name. */
class AllDifferentKindTest {
  private static final int N = 5;

  private static Arguments rules(Kind kind, QueensModel model) {
    return Arguments.of(kind, model.constraints());
  }

  private static Arguments views(Kind kind, View... views) {
    return Arguments.of(kind, List.of(new AllDifferent("rows", List.of(views))));
  }

  private static Arguments lookups(Kind kind, int columns, IntBinaryOperator value) {
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
    // The square (3, 2) is blocked and belongs to no region.
    String regions = "AABBBAACCCDDD#EDDDEEEEEEE";
    return Stream.of(
        rules(Kind.ROWS, Variant.ROOKS.builder(N).build()),
        rules(Kind.DIAGONALS, QueensModel.builder(N).diagonalsAllDifferent().build()),
        rules(
            Kind.TOROIDAL_DIAGONALS,
            QueensModel.builder(N).toroidalDiagonalsAllDifferent().build()),
        rules(Kind.NEIGHBOURS, QueensModel.builder(N).notTouching().build()),
        rules(Kind.KNIGHTS_MOVES, QueensModel.builder(N).noKnightsMoves().build()),
        rules(
            Kind.REGIONS,
            QueensModel.builder(N)
                .regionsAllDifferent((column, row) -> regions.charAt(N * row + column))
                .build()),
        lookups(Kind.OTHER, N, (column, row) -> 7),
        lookups(Kind.TOROIDAL_DIAGONALS, N, (column, row) -> 900 - (row + 4 * column) % N),
        // One diagonal of the torus has two values.
        lookups(Kind.OTHER, N, (column, row) -> column + row == 3 ? 9 : (row + column) % N),
        // Two diagonals of the torus have one value.
        lookups(Kind.OTHER, N, (column, row) -> (row + column) % N / 2),
        lookups(Kind.OTHER, N, (column, row) -> row + column),
        lookups(Kind.OTHER, N - 1, (column, row) -> row),
        views(Kind.NEIGHBOURS, View.offset(3, -7), View.offset(2, -8)),
        views(Kind.KNIGHTS_MOVES, View.offset(2, -5), View.offset(1, -3)),
        views(Kind.OTHER, View.row(0), View.row(3)),
        views(Kind.OTHER, View.row(0), View.offset(1, 3)),
        views(Kind.OTHER, View.row(0), View.offset(2, 2)),
        views(Kind.OTHER, View.offset(0, Integer.MIN_VALUE), View.offset(1, 1 << 30)),
        views(Kind.OTHER, View.row(0), View.lookup(1, 1, 2, 3, 4, 5)),
        views(
            Kind.OTHER,
            IntStream.range(0, N)
                .mapToObj(column -> View.affine(column, 2, 0))
                .toArray(View[]::new)),
        views(Kind.OTHER, View.row(0)),
        views(Kind.OTHER));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void haveAKind(Kind kind, List<AllDifferent> rules) {
    assertThat(rules)
        .isNotEmpty()
        .allSatisfy(rule -> assertThat(rule.kind(N)).as("%s", rule).isEqualTo(kind))
        .allSatisfy(rule -> assertThat(rule.attack(N)).as("%s", rule).isEqualTo(attack(kind)));
  }

  private static String attack(Kind kind) {
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

  @Test
  void areBrokenByQueensThatAttackEachOther() {
    QueensModel model = QueensModel.of(8);
    assertThat(model.brokenBy(new Square(2, 2), new Square(0, 0)))
        .extracting(AllDifferent::name)
        .containsExactly("descending diagonals");
    assertThat(model.brokenBy(new Square(7, 3), new Square(1, 3)))
        .extracting(rule -> rule.attack(8))
        .containsExactly("share a row");
    assertThat(model.brokenBy(new Square(0, 0), new Square(1, 2))).isEmpty();
    assertThat(model.brokenBy(new Square(4, 0), new Square(4, 2)))
        .as("no all-different forbids queens in one column")
        .isEmpty();
    assertThat(Variant.SUPERQUEENS.builder(8).build().brokenBy(new Square(0, 0), new Square(1, 2)))
        .extracting(rule -> rule.attack(8))
        .containsExactly("are a knight's move apart");
  }
}
