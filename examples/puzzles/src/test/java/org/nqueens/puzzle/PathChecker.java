package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.puzzle.hint.Hint;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.SolvingPath;
import org.nqueens.puzzle.hint.Step;

/**
 * Checks the solving path of a board: each step is proved again, by the weakest rule that does
 * something, keeps all solutions, the end is what the solutions say, and the rating is that of the
 * steps. The given queens must not clash.
 */
final class PathChecker {
  private final SolvingPath path;
  private final Solutions solutions;
  private final SquaresLeft left;

  private PathChecker(SolvingPath path) {
    this.path = path;
    this.solutions = Solutions.of(path.start());
    this.left = SquaresLeft.of(path.start());
  }

  /** Checks a path; returns the solutions of its start. */
  static Solutions check(SolvingPath path) {
    PathChecker checker = new PathChecker(path);
    path.steps().forEach(checker::step);
    checker.end();
    checker.rating();
    return checker.solutions;
  }

  /** The position after the last step. */
  static Position last(SolvingPath path) {
    Position position = path.start();
    for (Step step : path.steps()) {
      position = step.on(position);
    }
    return position;
  }

  private void step(Step step) {
    assertThat(left.emptied()).as("unit empty before %s", step).isEmpty();
    Conclusions.requireNoneBelow(left, step);
    StepChecker.prove(left, step);
    assertThat(left.all())
        .as("squares left after %s of\n%s", step, path.start())
        .containsAll(solutions.squares());
  }

  private void end() {
    requireEnd(left, path.end(), solutions);
    Position last = last(path);
    SquaresLeft lastLeft = SquaresLeft.of(last);
    assertThat(lastLeft.all()).isEqualTo(left.all());
    assertThat(lastLeft.queens()).isEqualTo(left.queens());
  }

  private void rating() {
    Board board = path.start().board();
    Optional<Rating> rating = Rating.of(board);
    assertThat(rating.map(rated -> List.of(rated.hardestRule(), rated.score())))
        .as("%s", board)
        .isEqualTo(rounds(SquaresLeft.of(path.start())));
    assertThat(path.end() instanceof Hint.Solved).as("%s", board).isEqualTo(rating.isPresent());
    rating.ifPresent(
        rated ->
            assertThat(path.steps().stream().mapToInt(step -> step.rule().difficulty()).max())
                .as("%s", board)
                .isEqualTo(rated.hardestRule().stream().mapToInt(Rule::difficulty).findFirst()));
  }

  /**
   * The hardest rule and the score by rounds of all conclusions of the weakest rule, weighted as
   * the documentation says.
   */
  private static Optional<List<Object>> rounds(SquaresLeft left) {
    Optional<Rule> hardest = Optional.empty();
    long score = 0;
    while (left.emptied().isEmpty() && left.openCount() > 0) {
      Optional<Conclusions> round = Conclusions.weakest(left);
      if (round.isEmpty()) {
        return Optional.empty();
      }
      Conclusions all = round.get();
      all.apply(left);
      if (hardest.isEmpty() || hardest.get().compareTo(all.rule()) < 0) {
        hardest = Optional.of(all.rule());
      }
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
    return left.emptied().isEmpty() ? Optional.of(List.of(hardest, score)) : Optional.empty();
  }

  /** Checks a hint that is no step, with the squares left and the solutions of its position. */
  static void requireEnd(SquaresLeft left, Hint end, Solutions solutions) {
    Supplier<String> what = () -> "%s with %s".formatted(end, left);
    if (end instanceof Hint.Emptied emptied) {
      assertThat(emptied.stars()).as(what).isEqualTo(left.stars());
      assertThat(left.hasRoom(emptied.unit())).as(what).isFalse();
      assertThat(solutions.all()).as(what).isEmpty();
      return;
    }
    assertThat(left.emptied()).as(what).isEmpty();
    if (end instanceof Hint.Solved solved) {
      assertThat(left.open()).as(what).isEmpty();
      assertThat(left.queens()).as(what).isEqualTo(solved.queens());
      assertThat(solutions.all()).as(what).containsExactly(solved.queens());
      return;
    }
    assertThat(left.open()).as(what).isNotEmpty();
    assertThat(Conclusions.weakest(left)).as(what).isEmpty();
    if (end instanceof Hint.Ambiguous ambiguous) {
      assertThat(solutions.all()).as(what).contains(ambiguous.first(), ambiguous.second());
      assertThat(ambiguous.first()).as(what).isNotEqualTo(ambiguous.second());
    } else if (end instanceof Hint.Beyond beyond) {
      assertThat(solutions.all()).as(what).containsExactly(beyond.solution());
    } else {
      assertThat(end).as(what).isEqualTo(new Hint.Unsolvable());
      assertThat(solutions.all()).as(what).isEmpty();
    }
  }
}
