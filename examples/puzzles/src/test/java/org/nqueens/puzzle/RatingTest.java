package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.result.SearchStoppedException;

/** Ratings of the region boards of others; {@link PathChecker} has an independent rating. */
class RatingTest {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  @Test
  void ratesReferenceBoardsAsPublished() {
    List<Board> boards = ReferencePuzzles.unique();
    assertThat(boards).hasSize(325);
    assertThat(count(boards, board -> Rating.of(board).orElseThrow().difficulty()))
        .isEqualTo(Map.of(1, 11, 2, 45, 3, 113, 4, 108, 5, 42, 6, 6));
    List<Board> sets =
        boards.stream().filter(board -> Rating.of(board).orElseThrow().difficulty() == 4).toList();
    assertThat(count(sets, board -> Math.min(4, largestSet(board))))
        .isEqualTo(Map.of(2, 67, 3, 28, 4, 13));
  }

  private static Map<Integer, Integer> count(List<Board> boards, Function<Board, Integer> key) {
    return boards.stream().collect(Collectors.groupingBy(key, Collectors.summingInt(board -> 1)));
  }

  /** The number of units of the largest set on the path. */
  private static int largestSet(Board board) {
    return GUIDE.path(Position.of(board)).steps().stream()
        .filter(step -> step.rule() == Rule.SETS)
        .mapToInt(step -> step.units().size())
        .max()
        .orElseThrow();
  }

  @Test
  void isZeroIfTheGivenQueensAreTheSolution() {
    Rating rating = Rating.of(Board.of(".Q..", "...Q", "Q...", "..Q.")).orElseThrow();
    assertThat(rating).isEqualTo(new Rating(0, Optional.empty(), 0));
    assertThat(rating.hardestRule()).isEmpty();
  }

  @Test
  void stopsAtAnInterrupt() {
    Board needsTrials = Board.of("CCCCEE", "AAFFEE", "AACFFF", "BBCDDF", "ABDDFF", "DDDBBF");
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> Rating.of(needsTrials)).isInstanceOf(SearchStoppedException.class);
    } finally {
      assertThat(Thread.interrupted()).as("the interrupt is kept for the caller").isTrue();
    }
  }

  @Test
  void ordersByDifficultyThenByScore() {
    List<Rating> ordered =
        List.of(
            new Rating(0, Optional.empty(), 9),
            rating(1, Rule.SINGLE, 5),
            rating(1, Rule.SINGLE, 2_000_000),
            rating(2, Rule.COMMON_ATTACK, 30),
            rating(2, Rule.SETS, 29));
    assertThat(Stream.of(4, 2, 0, 3, 1).map(ordered::get).sorted()).isEqualTo(ordered);
  }

  private static Rating rating(int difficulty, Rule hardest, long score) {
    return new Rating(difficulty, Optional.of(hardest), score);
  }
}
