package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.result.Uniqueness;

/** The shapes and difficulties of regions, and the boards that seeds stand for. */
class RegionPuzzleTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGenerator GENERATOR = new PuzzleGenerator(SOLVER, SOLVER);

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9, 10, 12, 16})
  void hasNoSingleSquaresAndNoLargeRegion(int size) {
    for (int seed = 1; seed <= (size < 12 ? 5 : 1); seed++) {
      Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, Variant.QUEENS, size, seed);
      RegionShapes.requireGood(puzzle.board(), 0);
    }
  }

  @ParameterizedTest
  @EnumSource(Variant.class)
  void isSolvedByCommonAttacksForAllPieces(Variant variant) {
    int size = variant == Variant.SUPERQUEENS ? 10 : 7;
    for (int seed = 1; seed <= 2; seed++) {
      Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, variant, size, seed);
      assertThat(SOLVER.uniqueness(puzzle.board().model()))
          .isEqualTo(new Uniqueness.Unique(puzzle.solution()));
      assertThat(difficulty(puzzle))
          .isBetween(Rule.CONFINED.difficulty(), Rule.COMMON_ATTACK.difficulty());
      RegionShapes.requireGood(puzzle.board(), 0);
    }
  }

  private static int difficulty(Puzzle puzzle) {
    return Rating.of(puzzle.board()).orElseThrow().difficulty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void hasOneSingleSquareWhereRooksNeedOne(int size) {
    for (int seed = 0; seed < 5; seed++) {
      Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, Variant.ROOKS, size, seed);
      assertThat(BruteForce.solve(puzzle.board().model())).containsExactly(puzzle.solution());
      RegionShapes.requireGood(puzzle.board(), 1);
    }
  }

  /** The first step of difficulty 1 is a region of one square. */
  @ParameterizedTest
  @ValueSource(ints = {7, 8, 9, 10})
  void hasTheDifficulty(int size) {
    for (int difficulty = 1; difficulty <= 5; difficulty++) {
      Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, difficulty, 1);
      assertThat(difficulty(puzzle)).as("%s", puzzle).isEqualTo(difficulty);
      RegionShapes.requireGood(puzzle.board(), difficulty == 1 ? 1 : 0);
    }
  }

  @Test
  void reachesTheHighestDifficulty() {
    assertThat(difficulty(GENERATOR.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 9, 6, 8)))
        .isEqualTo(6);
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
