package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.boards.ManyBoards;
import org.nqueens.puzzle.boards.ReferencePuzzles;
import org.nqueens.puzzle.boards.StarBoards;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/** The checker rejects every step that is changed so that it claims too much, or too little. */
class StepCheckerTest {
  private static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  @Test
  void rejectsChangedSteps() {
    Random random = new Random(15);
    Set<Rule> rejected = EnumSet.noneOf(Rule.class);
    List<Board> boards = new ArrayList<>(ReferencePuzzles.every(4, ManyBoards.of(14)));
    boards.addAll(StarBoards.unique());
    for (Board board : boards) {
      SquaresLeft left = SquaresLeft.of(Position.of(board));
      for (Step step : GUIDE.path(Position.of(board)).steps()) {
        for (Step changed : changed(step, left, random)) {
          assertThatThrownBy(() -> StepChecker.prove(left.copy(), changed))
              .as(() -> StepChecker.describe(changed) + " with " + left)
              .isInstanceOf(AssertionError.class);
          rejected.add(step.rule());
        }
        StepChecker.prove(left, step);
        assertThatThrownBy(() -> StepChecker.prove(left.copy(), step))
            .as("again %s", step)
            .isInstanceOf(AssertionError.class);
      }
    }
    assertThat(rejected).isEqualTo(EnumSet.allOf(Rule.class));
  }

  private static List<Step> changed(Step step, SquaresLeft left, Random random) {
    List<Step> changed = new ArrayList<>();
    List<Square> squares = step.squares();
    List<Square> support = step.support();
    List<Step> then = step.supposition();
    if (squares.size() > 1) {
      changed.add(changed(step, squares.subList(1, squares.size()), step.units(), support, then));
    }
    Square square = any(left.open(), random);
    if (step.rule() != Rule.SINGLE && !squares.contains(square)) {
      List<Square> more =
          Stream.concat(squares.stream(), Stream.of(square))
              .sorted(Comparator.comparingInt(Square::column).thenComparingInt(Square::row))
              .toList();
      changed.add(changed(step, more, step.units(), support, then));
    }
    if (!support.isEmpty()) {
      List<Square> less = support.subList(1, support.size());
      changed.add(changed(step, squares, step.units(), less, then));
      Unit unit = any(left.units(), random);
      boolean isOfKind = unit.kind() == step.units().get(0).kind();
      if (isOfKind && !step.units().contains(unit) && !left.of(unit).equals(support)) {
        List<Unit> units = new ArrayList<>(step.units());
        units.set(0, unit);
        changed.add(changed(step, squares, units, support, then));
      }
    }
    if (step.least() > 0) {
      changed.add(
          new Step(
              step.rule(),
              step.stars(),
              squares,
              step.units(),
              support,
              step.others(),
              step.least() + 1,
              then,
              step.emptied()));
    }
    if (!then.isEmpty()) {
      int last = then.size() - 1;
      changed.add(changed(step, squares, step.units(), support, then.subList(0, last)));
      changed.add(changed(step, squares, step.units(), support, then.subList(1, last + 1)));
    }
    return changed;
  }

  private static <T> T any(List<T> things, Random random) {
    return things.get(random.nextInt(things.size()));
  }

  private static Step changed(
      Step step,
      List<Square> squares,
      List<Unit> units,
      List<Square> support,
      List<Step> supposition) {
    return new Step(
        step.rule(),
        step.stars(),
        squares,
        units,
        support,
        step.others(),
        step.least(),
        supposition,
        step.emptied());
  }

  /** On some board, each rule but the first does something only after a weaker one. */
  @Test
  void rejectsAStepBeforeAWeakerOne() {
    Set<Rule> rejected = EnumSet.noneOf(Rule.class);
    for (Board board : ReferencePuzzles.every(4, ManyBoards.of(14))) {
      SquaresLeft start = SquaresLeft.of(Position.of(board));
      List<Step> steps = GUIDE.path(Position.of(board)).steps();
      for (Step step : steps) {
        if (step.rule().difficulty() > steps.get(0).rule().difficulty()) {
          assertThatThrownBy(() -> Conclusions.requireNoneBelow(start, step))
              .isInstanceOf(AssertionError.class);
          rejected.add(step.rule());
        }
      }
    }
    assertThat(rejected).isEqualTo(EnumSet.range(Rule.CONFINED, Rule.DEEP_TRIAL));
  }
}
