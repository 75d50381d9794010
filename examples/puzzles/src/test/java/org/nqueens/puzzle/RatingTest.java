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
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.result.SearchStoppedException;

/** Ratings of the region boards of others, and of random boards, against independent ones. */
@Sampled
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
  void ratesNoReferenceBoardWithSeveralSolutions() {
    assertThat(ReferencePuzzles.ambiguous()).allMatch(board -> Rating.of(board).isEmpty());
  }

  /**
   * The difficulty is that of the hardest step, and that of a closure; the score that of rounds.
   */
  @Test
  void agreesWithPathsClosuresAndRounds() {
    for (Board board : Gate.sample(40, ReferencePuzzles.unique())) {
      requireRating(board);
    }
    for (Board board : ReferencePuzzles.starBattles()) {
      requireRating(board);
    }
  }

  @Test
  void ratesRandomBoardsOfAllVariants() {
    Gate.sample(100, ManyBoards.of(4)).forEach(RatingTest::requireRating);
  }

  private static void requireRating(Board board) {
    Optional<Rating> rating = Rating.of(board);
    Position start = Position.of(board);
    assertThat(rating).as("%s", board).isEqualTo(rounds(SquaresLeft.of(start)));
    SolvingPath path = GUIDE.path(start);
    assertThat(path.end() instanceof Hint.Solved).as("%s", board).isEqualTo(rating.isPresent());
    if (rating.isPresent()) {
      assertThat(path.steps().stream().mapToInt(step -> step.rule().difficulty()).max().orElse(0))
          .as("%s", board)
          .isEqualTo(rating.get().difficulty());
      assertThat(Closure.ruleThatSolves(SquaresLeft.of(start)))
          .as("%s", board)
          .isEqualTo(rating.get().hardestRule());
    }
  }

  /** Rounds of all conclusions of the weakest rule, weighted as the documentation says. */
  private static Optional<Rating> rounds(SquaresLeft left) {
    int difficulty = 0;
    long score = 0;
    while (left.emptied().isEmpty() && left.openCount() > 0) {
      Optional<Conclusions> round = Conclusions.weakest(left);
      if (round.isEmpty()) {
        return Optional.empty();
      }
      Conclusions all = round.get();
      all.squares().forEach(all.rule() == Rule.SINGLE ? left::place : left::exclude);
      difficulty = Math.max(difficulty, all.rule().difficulty());
      score +=
          switch (all.rule()) {
            case SINGLE -> 1;
            case CONFINED -> 2;
            case COMMON_ATTACK -> 4;
            case SETS -> 4 * all.setSize();
            case TRIAL -> 40;
            case DEEP_TRIAL -> 80;
          };
    }
    return left.emptied().isEmpty() ? Optional.of(new Rating(difficulty, score)) : Optional.empty();
  }

  @Test
  void isZeroIfTheGivenQueensAreTheSolution() {
    Rating rating = Rating.of(Board.of(".Q..", "...Q", "Q...", "..Q.")).orElseThrow();
    assertThat(rating).isEqualTo(new Rating(0, 0));
    assertThat(rating.hardestRule()).isEmpty();
  }

  @Test
  void isMissingIfQueensClash() {
    assertThat(Rating.of(Board.of("Q...", "....", "....", "...Q"))).isEmpty();
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
    assertThat(Stream.of(new Rating(2, 1), new Rating(1, 2_000_000), new Rating(1, 5)).sorted())
        .containsExactly(new Rating(1, 5), new Rating(1, 2_000_000), new Rating(2, 1));
  }
}
