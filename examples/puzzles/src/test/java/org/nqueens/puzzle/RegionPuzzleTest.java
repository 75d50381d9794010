package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.result.Uniqueness;

/** The shapes of regions, and the boards that seeds stand for. */
@Sampled
class RegionPuzzleTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGenerator GENERATOR = new PuzzleGenerator(SOLVER, SOLVER);

  static List<Arguments> sizesAndLargestRegions() {
    return Gate.sample(
        5,
        List.of(
            Arguments.of(4, 7),
            Arguments.of(5, 9),
            Arguments.of(6, 11),
            Arguments.of(7, 13),
            Arguments.of(8, 15),
            Arguments.of(9, 17),
            Arguments.of(10, 20),
            Arguments.of(12, 28),
            Arguments.of(16, 51),
            Arguments.of(20, 80)));
  }

  @ParameterizedTest
  @MethodSource("sizesAndLargestRegions")
  void hasNoSingleSquaresAndNoLargeRegion(int size, int largest) {
    for (int seed = 1; seed <= (size < 12 ? Gate.cases(5, 10) : 1); seed++) {
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
    for (int seed = 1; seed <= Gate.cases(2, 5); seed++) {
      Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, variant, size, seed);
      assertThat(SOLVER.uniqueness(puzzle.board().model()))
          .isEqualTo(new Uniqueness.Unique(puzzle.solution()));
      assertThat(Rating.of(puzzle.board()).orElseThrow().difficulty())
          .isBetween(Rule.CONFINED.difficulty(), Rule.COMMON_ATTACK.difficulty());
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
