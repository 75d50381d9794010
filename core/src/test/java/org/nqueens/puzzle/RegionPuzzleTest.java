package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;

/** The shapes of regions, and the boards that seeds stand for. */
class RegionPuzzleTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGenerator GENERATOR = new PuzzleGenerator(SOLVER, SOLVER);

  @ParameterizedTest
  @CsvSource({
    "4, 7", "5, 9", "6, 11", "7, 13", "8, 15", "9, 17", "10, 20", "12, 28", "16, 51", "20, 80"
  })
  void hasNoSingleSquaresAndNoLargeRegion(int size, int largest) {
    for (int seed = 1; seed <= (size < 12 ? 10 : 1); seed++) {
      Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, Variant.QUEENS, size, seed);
      RegionShapes shapes = new RegionShapes(puzzle.board());
      assertThat(shapes.count()).isEqualTo(size);
      assertThat(shapes.areConnected()).as(puzzle.toString()).isTrue();
      assertThat(shapes.singles()).as(puzzle.toString()).isZero();
      assertThat(shapes.largest()).as(puzzle.toString()).isLessThanOrEqualTo(largest);
    }
  }

  @ParameterizedTest
  @EnumSource(Variant.class)
  void isSolvedByCommonAttacksForAllPieces(Variant variant) {
    int size = variant == Variant.SUPERQUEENS ? 10 : 7;
    for (int seed = 1; seed <= 5; seed++) {
      Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, variant, size, seed);
      assertThat(SOLVER.uniqueness(puzzle.board().model()))
          .isEqualTo(new Uniqueness.Unique(puzzle.solution()));
      assertThat(Rating.of(puzzle.board()).orElseThrow().level())
          .isBetween(Rule.CONFINED.level(), Rule.COMMON_ATTACK.level());
      RegionShapes shapes = new RegionShapes(puzzle.board());
      assertThat(shapes.areConnected()).as(puzzle.toString()).isTrue();
      assertThat(shapes.singles()).as(puzzle.toString()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 1"})
  void hasOneSingleSquareWhereRooksNeedOne(int size, int singles) {
    for (int seed = 0; seed < 5; seed++) {
      Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, Variant.ROOKS, size, seed);
      assertThat(BruteForce.solve(puzzle.board().model())).containsExactly(puzzle.solution());
      assertThat(new RegionShapes(puzzle.board()).singles()).isEqualTo(singles);
    }
  }

  /** Other boards mean that the seeds that users have written down are worthless. */
  @Test
  void keepsTheBoardsOfSeeds() {
    assertThat(GENERATOR.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 8, 1).board().lines())
        .containsExactly(
            "DEEEEEEG",
            "DDDDEGGG",
            "CCCDEGGH",
            "BCCDEGEH",
            "BCCDEEEH",
            "BBCDFFEH",
            "ADDDDFEH",
            "ADDFFFFH");
    assertThat(GENERATOR.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 8, 5, 1).board().lines())
        .containsExactly(
            "CCEEEEEG",
            "CCEEEEGG",
            "CCCEEEGG",
            "CCCEEGGH",
            "BCDDFHHH",
            "BBDFFFFH",
            "AADDDFHH",
            "ADDFFFFH");
    assertThat(GENERATOR.make(PuzzleKind.BLOCKED, Variant.QUEENS, 6, 4, 1).board().lines())
        .containsExactly("......", ".#....", "...#.#", "...#..", "....#.", "##.#.#");
  }
}
