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
import org.nqueens.format.Board;
import org.nqueens.model.Variant;

class PuzzleLevelTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGenerator GENERATOR = new PuzzleGenerator(SOLVER, SOLVER);

  static Stream<Arguments> sizesAndLevels() {
    return IntStream.rangeClosed(7, 10)
        .boxed()
        .flatMap(size -> IntStream.rangeClosed(1, 5).mapToObj(level -> Arguments.of(size, level)));
  }

  @ParameterizedTest
  @MethodSource("sizesAndLevels")
  void makesGoodRegionsOfTheLevel(int size, int level) {
    for (int seed = 1; seed <= 3; seed++) {
      Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, level, seed);
      assertThat(Rating.of(puzzle.board()).orElseThrow().level())
          .as(puzzle.toString())
          .isEqualTo(level);
      RegionShapes shapes = new RegionShapes(puzzle.board());
      assertThat(shapes.areConnected()).as(puzzle.toString()).isTrue();
      // The first step of level 1 is a region of one square.
      assertThat(shapes.singles()).as(puzzle.toString()).isEqualTo(level == 1 ? 1 : 0);
      assertThat(shapes.largest())
          .as(puzzle.toString())
          .isLessThanOrEqualTo(Math.max(2 * size - 1, size * size / 5));
    }
  }

  static List<Arguments> higherLevelsAndSizes() {
    return Gate.sample(1, List.of(Arguments.of(12, 5), Arguments.of(8, 6), Arguments.of(9, 6)));
  }

  @ParameterizedTest
  @MethodSource("higherLevelsAndSizes")
  void reachesHigherLevelsAndSizes(int size, int level) {
    Puzzle puzzle = GENERATOR.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, level, 1);
    assertThat(Rating.of(puzzle.board()).orElseThrow().level()).isEqualTo(level);
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
  void makesNecessaryMarksOfTheLevel(PuzzleKind kind, String mark, int size, int level) {
    for (int seed = 1; seed <= 3; seed++) {
      Puzzle puzzle = GENERATOR.make(kind, Variant.QUEENS, size, level, seed);
      assertThat(Rating.of(puzzle.board()).map(Rating::level)).contains(level);
      assertThat(BruteForce.solve(puzzle.board().model())).containsExactly(puzzle.solution());
      assertThat(withoutOneMark(puzzle.board(), mark))
          .isNotEmpty()
          .allSatisfy(
              without ->
                  assertThat(Rating.of(without).map(Rating::level))
                      .matches(rated -> rated.filter(lower -> lower <= level).isEmpty()));
    }
  }

  private static List<Board> withoutOneMark(Board board, String mark) {
    String squares = String.join("\n", board.lines());
    return IntStream.range(0, squares.length())
        .filter(at -> squares.startsWith(mark, at))
        .mapToObj(at -> Board.parse(squares.substring(0, at) + "." + squares.substring(at + 1)))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"REGIONS, 4", "BLOCKED, 5", "GIVEN, 3"})
  void dependsOnTheSeedAlone(PuzzleKind kind, int level) {
    Puzzle first = GENERATOR.make(kind, Variant.QUEENS, 8, level, 1);
    assertThat(GENERATOR.make(kind, Variant.QUEENS, 8, level, 1)).isEqualTo(first);
    assertThat(GENERATOR.make(kind, Variant.QUEENS, 8, level, 2)).isNotEqualTo(first);
  }
}
