package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** Other pieces, other boards: published counts, and what the words say. */
public interface VariantContract extends BackendFixture {

  /** Toroidal queens for n = 1 to 12, OEIS A051906. */
  long[] TOROIDAL = {1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0};

  /** Superqueens for n = 1 to 12, OEIS A051223. */
  long[] SUPERQUEENS = {1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 44, 156};

  /** Queens that only must not touch for n = 1 to 10, OEIS A002464. */
  long[] NON_TOUCHING = {1, 0, 0, 2, 14, 90, 646, 5242, 47622, 479306};

  /** Semi-queens for n = 1 to 11, OEIS A099152. */
  long[] SEMIQUEENS = {1, 1, 3, 7, 23, 83, 405, 2113, 12657, 82297, 596483};

  /** Toroidal semi-queens for n = 1 to 11, OEIS A006717 and none for even n. */
  long[] TOROIDAL_SEMIQUEENS = {1, 0, 3, 0, 15, 0, 133, 0, 2025, 0, 37851};

  /** Rooks for n = 1 to 7: the permutations. */
  long[] FACTORIALS = {1, 2, 6, 24, 120, 720, 5040};

  /** The published counts of a variant for n = 1, 2 and so on. */
  private static long[] published(Variant variant) {
    return switch (variant) {
      case QUEENS -> EnumerationContract.SOLUTIONS.stream().mapToLong(Long::longValue).toArray();
      case TOROIDAL -> TOROIDAL;
      case SUPERQUEENS -> SUPERQUEENS;
      case NON_TOUCHING -> NON_TOUCHING;
      case SEMIQUEENS -> SEMIQUEENS;
      case TOROIDAL_SEMIQUEENS -> TOROIDAL_SEMIQUEENS;
      case ROOKS -> FACTORIALS;
    };
  }

  /** Tests the boards that have no more solutions than the largest plain board. */
  @ParameterizedTest
  @EnumSource
  default void countsAVariantAsPublished(Variant variant) {
    long most = EnumerationContract.SOLUTIONS.get(largestEnumeration() - 1);
    long[] published = published(variant);
    for (int n = 1; n <= Math.min(published.length, largestEnumeration()); n++) {
      if (published[n - 1] <= most) {
        assertThat(solver().count(variant.builder(n).build()))
            .as("n = %d", n)
            .isEqualTo(published[n - 1]);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  default void findsThePlacementsOfAVariant(Variant variant) {
    QueensModel model = variant.builder(6).build();
    assertThat(all(solver(), model)).isEqualTo(BruteForce.solve(model));
  }

  @ParameterizedTest
  @EnumSource(names = {"QUEENS", "ROOKS"})
  default void leavesExcludedDiagonalsFree(Variant variant) {
    int n = 6;
    List<Placement> every = BruteForce.solve(variant.builder(n).build());
    for (int d = 0; d <= 2 * n - 2; d++) {
      int sum = d;
      int difference = d - (n - 1);
      assertThat(all(solver(), variant.builder(n).excludeAscendingDiagonal(sum).build()))
          .as("row + column != %d", sum)
          .isEqualTo(without(every, (column, row) -> row + column - sum));
      assertThat(all(solver(), variant.builder(n).excludeDescendingDiagonal(difference).build()))
          .as("row - column != %d", difference)
          .isEqualTo(without(every, (column, row) -> row - column - difference));
    }
  }

  /** The placements without a queen on any square for which the formula is 0. */
  private static List<Placement> without(List<Placement> placements, IntBinaryOperator formula) {
    Predicate<Placement> isFree =
        placement ->
            IntStream.range(0, placement.size())
                .allMatch(column -> formula.applyAsInt(column, placement.row(column)) != 0);
    return placements.stream().filter(isFree).toList();
  }

  /** Regions of a board of six: blocks and other shapes, connected or not. */
  List<IntBinaryOperator> REGIONS =
      List.of(
          (column, row) -> row < 2 ? row : column < 3 ? 2 + (row - 2) / 2 : 4 + (row - 2) / 2,
          (column, row) -> Math.min(5, Math.max(column, row)),
          // Not connected, and named by any numbers.
          (column, row) -> 400_000_000 * ((column + 2 * row) % 6 - 2),
          // Fewer regions than queens.
          (column, row) -> (column + row) % 5);

  @ParameterizedTest
  @EnumSource(names = {"QUEENS", "ROOKS", "NON_TOUCHING"})
  default void placesOneQueenInEveryRegion(Variant variant) {
    assertThat(REGIONS)
        .as("regions with a queen each on the diagonal")
        .extracting(region -> regions(Placement.of(0, 1, 2, 3, 4, 5), region))
        .contains(6L);
    List<Placement> every = BruteForce.solve(variant.builder(6).build());
    for (IntBinaryOperator region : REGIONS) {
      List<Placement> expected =
          every.stream().filter(placement -> regions(placement, region) == 6).toList();
      QueensModel model = variant.builder(6).regionsAllDifferent(region).build();
      assertThat(all(solver(), model)).as("board %d", REGIONS.indexOf(region)).isEqualTo(expected);
    }
  }

  private static long regions(Placement placement, IntBinaryOperator region) {
    return IntStream.range(0, placement.size())
        .map(column -> region.applyAsInt(column, placement.row(column)))
        .distinct()
        .count();
  }

  @ParameterizedTest
  @EnumSource
  default void provesThatARowBlockedInAllColumnsIsInfeasible(Variant variant) {
    assertInfeasible(withoutSquares(variant.builder(20), -1, 7));
  }

  private void assertInfeasible(QueensModel model) {
    SolveResult result = solver().enumerate(model, placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isZero();
    assertThat(solver().count(model)).isZero();
    assertThat(solver(2).count(model)).isZero();
    assertThat(solver().findAny(model)).isEmpty();
    assertThat(solver().stream(model)).isEmpty();
  }

  @Test
  default void findsTheOneColumnWhereARowIsFree() {
    int n = Math.min(20, sizeForFindAny());
    QueensModel model = withoutSquares(Variant.QUEENS.builder(n), 3, 7);
    assertThat(solver().findAny(model))
        .get()
        .matches(model::isSolution)
        .matches(placement -> placement.row(3) == 7);
  }

  /** All columns but one blocked in some rows. */
  private static QueensModel withoutSquares(QueensModelBuilder builder, int free, int... rows) {
    int n = builder.build().size();
    for (int row : rows) {
      IntStream.range(0, n)
          .filter(column -> column != free)
          .forEach(column -> builder.block(column, row));
    }
    return builder.build();
  }
}
