package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.Exhaustive;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.hint.Rule;

/** The closures and the brute force that judge the paths and ratings. */
@Sampled
class ClosureTest {

  /** {@link RatingTest} compares ratings with the same numbers, and some of them with closures. */
  @Test
  @Exhaustive
  void solvesAsManyBoardsAsPublished() {
    Map<Rule, Integer> solved = new EnumMap<>(Rule.class);
    for (Board board : ReferencePuzzles.unique()) {
      for (Rule rule : Rule.values()) {
        SquaresLeft left = SquaresLeft.of(Position.of(board));
        Closure.close(left, rule);
        assertThat(left.emptied()).isEmpty();
        solved.merge(rule, left.openCount() == 0 ? 1 : 0, Integer::sum);
      }
    }
    assertThat(solved)
        .isEqualTo(
            Map.of(
                Rule.SINGLE, 11,
                Rule.CONFINED, 56,
                Rule.COMMON_ATTACK, 169,
                Rule.SETS, 277,
                Rule.TRIAL, 319,
                Rule.DEEP_TRIAL, 325));
  }

  /** The end of a closure by matching is the end of the rules by their definitions. */
  @Test
  void agreesWithBruteForce() {
    for (Board board : Gate.sample(80, ManyBoards.of(1))) {
      SquaresLeft start = SquaresLeft.of(Position.of(board));
      Solutions solutions = Solutions.of(Position.of(board));
      for (Rule rule : Rule.values()) {
        SquaresLeft left = start.copy();
        Closure.close(left, rule);
        if (left.emptied().isPresent()) {
          assertThat(solutions.placements()).as("%s on\n%s", rule, board).isEmpty();
        } else {
          assertThat(left.all()).as("%s on\n%s", rule, board).containsAll(solutions.squares());
          assertThat(
                  Conclusions.weakest(left)
                      .filter(weakest -> weakest.rule().difficulty() <= rule.difficulty()))
              .as("%s on\n%s", rule, board)
              .isEmpty();
        }
      }
    }
  }
}
