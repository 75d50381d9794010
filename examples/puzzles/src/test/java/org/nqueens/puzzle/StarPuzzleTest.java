package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.Exhaustive;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.Uniqueness;

/** Generated puzzles with several queens in each row, column and region. */
class StarPuzzleTest {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final PuzzleGenerator GENERATOR = new PuzzleGenerator(SOLVER, SOLVER).withStars(2);

  private static Puzzle make(PuzzleGenerator generator, int size, long seed) {
    return generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, seed);
  }

  @ParameterizedTest
  @CsvSource({"2, 8, 1", "2, 9, 2", "2, 10, 3", "2, 10, 4", "2, 11, 6", "3, 12, 6"})
  void haveOneSolutionAndConnectedRegions(int stars, int size, long seed) {
    Puzzle puzzle = make(GENERATOR.withStars(stars), size, seed);
    Board board = puzzle.board();
    assertThat(board.stars()).isEqualTo(stars);
    assertThat(board.size()).isEqualTo(size);
    assertThat(RegionParts.fault(board)).isEmpty();
    assertThat(Position.of(board).withPlacement(puzzle.solution()).clashes()).isEmpty();
    assertThat(puzzle.solution().size()).isEqualTo(board.model().size());
    assertThat(new BoardSolver(SOLVER).ask(Position.of(board), QueensSolver::uniqueness))
        .isEqualTo(new Uniqueness.Unique(puzzle.solution()));
    assertThat(make(GENERATOR.withStars(stars), size, seed)).isEqualTo(puzzle);
    assertThat(make(GENERATOR.withStars(stars), size, seed + 10)).isNotEqualTo(puzzle);
  }

  @Test
  @Exhaustive
  void haveOneSolutionOnFourteenColumns() {
    haveOneSolutionAndConnectedRegions(3, 14, 7);
  }

  @Test
  void areAskedOnTheModelOfThePosition() {
    Position several = Position.of(make(GENERATOR, 8, 1).board()).withCross(0, 0);
    List<QueensSolver> solvers = new ArrayList<>();
    List<QueensModel> models = new ArrayList<>();
    for (Position position : List.of(several, several.withStars(1))) {
      Uniqueness answer =
          new BoardSolver(SOLVER)
              .ask(
                  position,
                  (own, model) -> {
                    solvers.add(own);
                    models.add(model);
                    return own.uniqueness(model);
                  });
      assertThat(answer).hasSameClassAs(SOLVER.uniqueness(position.model()));
    }
    assertThat(models).containsExactly(several.model(), several.withStars(1).model());
    assertThat(solvers.get(0)).isNotSameAs(SOLVER);
    assertThat(solvers.get(1)).isSameAs(SOLVER);
  }

  @ParameterizedTest
  @CsvSource({"8, 1", "9, 2", "9, 3", "8, 4", "9, 5"})
  void haveTheDifficulty(int size, int difficulty) {
    Puzzle puzzle = make(GENERATOR, size, difficulty, 1);
    assertThat(Rating.of(puzzle.board()).map(Rating::difficulty)).contains(difficulty);
  }

  private static Puzzle make(PuzzleGenerator generator, int size, int difficulty, long seed) {
    return generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, difficulty, seed);
  }

  /** Seeds that did not set the bounds: each fifth has about 20 of 100 boards. */
  @Test
  void areDividedIntoFifths() {
    int boards = 50;
    Map<Integer, Integer> counts =
        LongStream.rangeClosed(1_001, 1_000 + boards)
            .mapToObj(seed -> Rating.of(make(GENERATOR, 8, seed).board()).orElseThrow())
            .collect(Collectors.groupingBy(Rating::difficulty, Collectors.summingInt(each -> 1)));
    assertThat(counts).containsOnlyKeys(1, 2, 3, 4, 5);
    assertThat(counts.values()).allMatch(count -> count >= boards / 10 && count <= boards * 3 / 10);
  }

  @Test
  void areRefusedAtOnceIfTheirDifficultyIsNotKnown() {
    PuzzleGenerator idle =
        GENERATOR.withProgress(
            progress -> {
              throw new AssertionError("an attempt has begun");
            });
    assertThatIllegalArgumentException()
        .isThrownBy(() -> make(idle, 9, 6, 1))
        .withMessage(
            "difficulty (6) must be at most 5 for 2 queens in each row, a fifth of such boards:"
                + " choose a smaller one");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> make(idle, 20, 2, 1))
        .withMessage(
            "difficulty (2) is not known for size (20) with 2 queens in each row: leave it out, or"
                + " choose one of the sizes 8, 9, 10, 11");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> make(idle.withStars(4), 17, 2, 1))
        .withMessage(
            "difficulty (2) is not known for size (17) with 4 queens in each row: leave it out");
  }
}
