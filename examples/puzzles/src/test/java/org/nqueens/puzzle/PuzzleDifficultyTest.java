package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;

@Sampled
class PuzzleDifficultyTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGenerator GENERATOR = new PuzzleGenerator(SOLVER, SOLVER);

  static Stream<Arguments> sizesAndDifficulties() {
    return IntStream.rangeClosed(7, 10)
        .boxed()
        .flatMap(
            size ->
                IntStream.rangeClosed(1, 5).mapToObj(difficulty -> Arguments.of(size, difficulty)));
  }

  @ParameterizedTest
  @MethodSource("sizesAndDifficulties")
  void makesGoodRegionsOfTheDifficulty(int size, int difficulty) {
    for (int seed = 1; seed <= Gate.cases(1, 3); seed++) {
      Puzzle puzzle =
          GENERATOR.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, difficulty, seed);
      assertThat(Rating.of(puzzle.board()).orElseThrow().difficulty())
          .as(puzzle.toString())
          .isEqualTo(difficulty);
      RegionShapes shapes = new RegionShapes(puzzle.board());
      assertThat(shapes.areConnected()).as(puzzle.toString()).isTrue();
      // The first step of difficulty 1 is a region of one square.
      assertThat(shapes.singles()).as(puzzle.toString()).isEqualTo(difficulty == 1 ? 1 : 0);
      assertThat(shapes.largest())
          .as(puzzle.toString())
          .isLessThanOrEqualTo(Math.max(2 * size - 1, size * size / 5));
    }
  }

  static List<Arguments> higherDifficultiesAndSizes() {
    return Gate.sample(1, List.of(Arguments.of(12, 5), Arguments.of(8, 6), Arguments.of(9, 6)));
  }

  @ParameterizedTest
  @MethodSource("higherDifficultiesAndSizes")
  void reachesHigherDifficultiesAndSizes(int size, int difficulty) {
    Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, difficulty, 1);
    assertThat(Rating.of(puzzle.board()).orElseThrow().difficulty()).isEqualTo(difficulty);
  }

  @ParameterizedTest
  @CsvSource({
    "BLOCKED, #, 6, 1",
    "BLOCKED, #, 6, 3",
    "BLOCKED, #, 6, 4",
    "BLOCKED, #, 6, 5",
    "BLOCKED, #, 6, 6",
    "GIVEN, Q, 8, 1",
    "GIVEN, Q, 8, 3",
    "GIVEN, Q, 8, 4",
    "GIVEN, Q, 8, 5"
  })
  void makesNecessaryMarksOfTheDifficulty(PuzzleKind kind, String mark, int size, int difficulty) {
    for (int seed = 1; seed <= Gate.cases(1, 3); seed++) {
      Puzzle puzzle = GENERATOR.make(kind, Variant.QUEENS, size, difficulty, seed);
      assertThat(Rating.of(puzzle.board()).map(Rating::difficulty)).contains(difficulty);
      assertThat(BruteForce.solve(puzzle.board().model())).containsExactly(puzzle.solution());
      assertThat(withoutOneMark(puzzle.board(), mark))
          .isNotEmpty()
          .allSatisfy(
              without ->
                  assertThat(Rating.of(without).map(Rating::difficulty))
                      .matches(rated -> rated.filter(lower -> lower <= difficulty).isEmpty()));
    }
  }

  private static List<Board> withoutOneMark(Board board, String mark) {
    String squares = String.join("\n", board.lines());
    return IntStream.range(0, squares.length())
        .filter(at -> squares.startsWith(mark, at))
        .mapToObj(at -> Board.parse(squares.substring(0, at) + "." + squares.substring(at + 1)))
        .toList();
  }
}
