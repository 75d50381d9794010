package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.contract.BruteForce;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;

class PuzzleGeneratorTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGenerator GENERATOR = new PuzzleGenerator(SOLVER, SOLVER);

  static Stream<Arguments> kindsAndVariants() {
    return Stream.of(PuzzleKind.values())
        .flatMap(
            kind ->
                Stream.of(Variant.QUEENS, Variant.NON_TOUCHING, Variant.ROOKS)
                    .map(variant -> Arguments.of(kind, variant)));
  }

  @ParameterizedTest
  @MethodSource("kindsAndVariants")
  void hasExactlyOneSolution(PuzzleKind kind, Variant variant) {
    for (int seed = 0; seed < 5; seed++) {
      Puzzle puzzle = GENERATOR.make(kind, variant, 6, seed);
      assertThat(BruteForce.solve(puzzle.board().model()))
          .as("seed %d", seed)
          .containsExactly(puzzle.solution());
      assertThat(puzzle.board().variant()).isEqualTo(variant);
      assertThat(puzzle.board().hasRegions()).isEqualTo(kind == PuzzleKind.REGIONS);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BLOCKED", "GIVEN"})
  void isMinimal(PuzzleKind kind) {
    for (int seed = 0; seed < 5; seed++) {
      Board board = GENERATOR.make(kind, Variant.QUEENS, 6, seed).board();
      assertThat(withoutOneMark(board))
          .isNotEmpty()
          .allMatch(without -> BruteForce.solve(without.model()).size() > 1);
    }
  }

  private static List<Board> withoutOneMark(Board board) {
    String squares = String.join("\n", board.lines());
    return IntStream.range(0, squares.length())
        .filter(at -> "Q#".indexOf(squares.charAt(at)) >= 0)
        .mapToObj(at -> Board.parse(squares.substring(0, at) + "." + squares.substring(at + 1)))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"BLOCKED, 6, 1 3 4 5 6", "GIVEN, 8, 1 3 4 5"})
  void needsEachMarkForItsDifficulty(PuzzleKind kind, int size, String difficulties) {
    for (String word : difficulties.split(" ")) {
      int difficulty = Integer.parseInt(word);
      Puzzle puzzle = GENERATOR.make(kind, Variant.QUEENS, size, difficulty, 1);
      assertThat(Rating.of(puzzle.board()).map(Rating::difficulty)).contains(difficulty);
      assertThat(BruteForce.solve(puzzle.board().model())).containsExactly(puzzle.solution());
      assertThat(withoutOneMark(puzzle.board()))
          .isNotEmpty()
          .noneMatch(
              without ->
                  Rating.of(without).filter(rated -> rated.difficulty() <= difficulty).isPresent());
    }
  }

  @Test
  void growsFromAllPlacements() {
    // Eight seeds that all gave the same of the 14 placements would be no chance.
    List<Placement> solutions =
        IntStream.range(0, 8)
            .mapToObj(seed -> GENERATOR.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 5, seed))
            .map(Puzzle::solution)
            .distinct()
            .toList();
    assertThat(solutions).hasSizeGreaterThan(1);
  }
}
