package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;

/** Other pieces, other boards: published counts, and what the words say. */
@Timeout(300)
public interface VariantContract extends Subject {

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

  @Test
  default void countsVariantsAsPublished() {
    countsAsPublished(Variant.QUEENS, EnumerationContract.SOLUTIONS);
    countsAsPublished(Variant.TOROIDAL, TOROIDAL);
    countsAsPublished(Variant.SUPERQUEENS, SUPERQUEENS);
    countsAsPublished(Variant.NON_TOUCHING, NON_TOUCHING);
    countsAsPublished(Variant.SEMIQUEENS, SEMIQUEENS);
    countsAsPublished(Variant.TOROIDAL_SEMIQUEENS, TOROIDAL_SEMIQUEENS);
    countsAsPublished(Variant.ROOKS, new long[] {1, 2, 6, 24, 120, 720, 5040});
  }

  /** As far as there are no more solutions than on the largest plain board. */
  private void countsAsPublished(Variant variant, long[] published) {
    long most = EnumerationContract.SOLUTIONS[largestEnumeration() - 1];
    for (int n = 1; n <= Math.min(published.length, largestEnumeration()); n++) {
      if (published[n - 1] <= most) {
        assertThat(solver().count(variant.builder(n).build()))
            .as("%s, n = %d", variant, n)
            .isEqualTo(published[n - 1]);
      }
    }
  }

  @Test
  default void findsThePlacementsOfEveryVariant() {
    for (Variant variant : Variant.values()) {
      QueensModel model = variant.builder(6).build();
      assertThat(all(solver(), model)).as("%s", variant).isEqualTo(BruteForce.solve(model));
    }
  }

  @Test
  default void takesTheOzFormulationForThePlainBoard() {
    for (int n : new int[] {1, 4, 7}) {
      QueensModel model =
          QueensModel.builder(n)
              .distinct("rows")
              .distinctOffset("ascending diagonals", IntStream.range(0, n).toArray())
              .distinctOffset("descending diagonals", IntStream.range(0, n).map(j -> -j).toArray())
              .build();
      assertThat(model).isEqualTo(QueensModel.of(n));
      assertThat(all(firstFail(), model).stream().sorted().toList())
          .isEqualTo(BruteForce.solve(model));
    }
  }

  /** The search of the Oz tutorial, where the backend can. */
  private QueensSolver firstFail() {
    return spi().supports(SearchStrategy.FIRST_FAIL)
        ? with().strategy(SearchStrategy.FIRST_FAIL).build()
        : solver();
  }

  @Test
  default void leavesExcludedDiagonalsFree() {
    int n = 6;
    for (Variant variant : List.of(Variant.QUEENS, Variant.ROOKS)) {
      List<Placement> every = BruteForce.solve(variant.builder(n).build());
      for (int d = 0; d <= 2 * n - 2; d++) {
        int sum = d;
        int difference = d - (n - 1);
        assertThat(all(solver(), variant.builder(n).excludeAscendingDiagonal(sum).build()))
            .as("%s, row + column != %d", variant, sum)
            .isEqualTo(without(every, (column, row) -> row + column - sum));
        assertThat(all(solver(), variant.builder(n).excludeDescendingDiagonal(difference).build()))
            .as("%s, row - column != %d", variant, difference)
            .isEqualTo(without(every, (column, row) -> row - column - difference));
      }
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

  @Test
  default void placesOneQueenInEveryRegion() {
    List<IntBinaryOperator> boards =
        List.of(
            (column, row) -> row < 2 ? row : column < 3 ? 2 + (row - 2) / 2 : 4 + (row - 2) / 2,
            (column, row) -> Math.min(5, Math.max(column, row)),
            // Not connected, and named by any numbers.
            (column, row) -> 400_000_000 * ((column + 2 * row) % 6 - 2),
            // Fewer regions than queens.
            (column, row) -> (column + row) % 5);
    assertThat(boards)
        .extracting(region -> regions(Placement.of(0, 1, 2, 3, 4, 5), region))
        .contains(6L);
    for (IntBinaryOperator region : boards) {
      for (Variant variant : List.of(Variant.QUEENS, Variant.ROOKS, Variant.NON_TOUCHING)) {
        List<Placement> expected =
            BruteForce.solve(variant.builder(6).build()).stream()
                .filter(placement -> regions(placement, region) == 6)
                .toList();
        QueensModel model = variant.builder(6).regionsAllDifferent(region).build();
        assertThat(all(solver(), model))
            .as("%s, board %d", variant, boards.indexOf(region))
            .isEqualTo(expected);
      }
    }
  }

  private static long regions(Placement placement, IntBinaryOperator region) {
    return IntStream.range(0, placement.size())
        .map(column -> region.applyAsInt(column, placement.row(column)))
        .distinct()
        .count();
  }

  @Test
  default void answersAStarvedBoardAtOnce() {
    for (Variant variant : Variant.values()) {
      assertNothing(withoutSquares(variant.builder(20), -1, 7));
    }
  }

  @Test
  default void answersABoardThatLeavesOneColumnToTwoRows() {
    assertNothing(withoutSquares(Variant.QUEENS.builder(20), 3, 7, 12));
  }

  private void assertNothing(QueensModel model) {
    SolveResult result = solver().enumerate(model, placement -> {});
    assertThat(result.completion()).isEqualTo(Completion.EXHAUSTED);
    assertThat(result.solutions()).isZero();
    assertThat(solver().count(model)).isZero();
    assertThat(with().threads(2).build().count(model)).isZero();
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
