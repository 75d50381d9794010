package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.hint.Rule;
import org.nqueens.puzzle.hint.Step;

/**
 * Proves a step again from the definition of its rule, the board, and the squares left before it.
 * Shares no code with the rules that it checks.
 */
final class StepChecker {
  private final SquaresLeft left;
  private final Step step;
  private final Supplier<String> what;

  private StepChecker(SquaresLeft left, Step step) {
    this.left = left;
    this.step = step;
    this.what = () -> describe(step) + " with " + left;
  }

  /** Proves a step and applies it to the squares left. */
  static void prove(SquaresLeft left, Step step) {
    new StepChecker(left, step).prove();
    left.apply(step);
  }

  /** The claims of a step: its sentence fits none but right steps. */
  static String describe(Step step) {
    return "%s of %s by %s in %s (%s), %s then %s"
        .formatted(
            step.rule(),
            step.squares(),
            step.units(),
            step.others(),
            step.least(),
            step.supposition().stream().map(StepChecker::describe).toList(),
            step.emptied());
  }

  private void prove() {
    assertThat(step.squares()).as(what).isNotEmpty().allMatch(left::isOpen);
    requireInOrder(step.squares());
    requireInOrder(step.support());
    assertThat(left.units()).as(what).containsAll(step.units()).containsAll(step.others());
    assertThat(step.support()).as(what).isEqualTo(left.of(step.units()));
    Runnable proof =
        switch (step.rule()) {
          case SINGLE -> this::single;
          case CONFINED -> () -> confined(1, 1);
          case COMMON_ATTACK -> this::commonAttack;
          case SETS ->
              step.others().isEmpty()
                  ? this::pair
                  : step.least() > 0
                      ? this::needed
                      : () -> confined(2, left.units(Unit.Kind.ROW).size());
          case TRIAL -> () -> trial(List.of(Rule.SINGLE));
          case DEEP_TRIAL ->
              () -> trial(List.of(Rule.SINGLE, Rule.CONFINED, Rule.COMMON_ATTACK, Rule.SETS));
        };
    proof.run();
  }

  /** Column by column, and within a column row by row, without repetition. */
  private void requireInOrder(List<Square> squares) {
    assertThat(squares).as(what).isEqualTo(squares.stream().distinct().sorted().toList());
  }

  private void single() {
    assertThat(step.units()).as(what).hasSize(1);
    assertThat(step.support()).as(what).hasSize(left.stars());
    assertThat(step.squares())
        .as(what)
        .isEqualTo(step.support().stream().filter(left::isOpen).toList());
    assertThat(step.others()).as(what).isEmpty();
    requireNoTrial();
  }

  /** The open squares of units of one kind lie in units of another kind that lack no more. */
  private void confined(int smallest, int largest) {
    assertThat(step.units()).as(what).doesNotHaveDuplicates();
    assertThat(step.others()).as(what).doesNotHaveDuplicates();
    assertThat(Math.max(step.units().size(), step.others().size()))
        .as(what)
        .isBetween(smallest, largest);
    if (left.stars() == 1) {
      assertThat(step.others()).as(what).hasSameSizeAs(step.units());
    }
    int surplus = left.missing(step.units()) - left.missing(step.others());
    assertThat(surplus).as(what).isNotNegative();
    boolean losesAll = surplus > 0 && left.stars() > 1;
    Unit.Kind kind = step.units().get(0).kind();
    Unit.Kind otherKind = step.others().get(0).kind();
    assertThat(kind).as(what).isNotEqualTo(otherKind);
    assertThat(step.units()).as(what).allMatch(unit -> unit.kind() == kind);
    assertThat(step.others()).as(what).allMatch(unit -> unit.kind() == otherKind);
    assertThat(left.of(step.others()))
        .as(what)
        .containsAll(step.support().stream().filter(left::isOpen).toList());
    assertThat(step.squares())
        .as(what)
        .isEqualTo(
            left.of(step.others()).stream()
                .filter(left::isOpen)
                .filter(square -> losesAll || !step.support().contains(square))
                .toList());
    requireNoTrial();
  }

  private void commonAttack() {
    assertThat(step.units()).as(what).hasSize(1);
    assertThat(step.support()).as(what).isNotEmpty();
    assertThat(step.squares()).as(what).isEqualTo(left.excludedByAll(step.units()));
    assertThat(step.others()).as(what).isEmpty();
    requireNoTrial();
  }

  /** Two units together. */
  private void pair() {
    assertThat(left.stars()).as(what).isGreaterThan(1);
    assertThat(step.units()).as(what).hasSize(2).doesNotHaveDuplicates();
    assertThat(step.squares()).as(what).isEqualTo(left.excludedByAll(step.units()));
    requireNoTrial();
  }

  /** Regions that need all queens of one to four neighbouring lines. */
  private void needed() {
    List<Unit> band = step.others();
    int first = band.get(0).number();
    assertThat(band).as(what).hasSizeLessThanOrEqualTo(4);
    assertThat(left.units(band.get(0).kind()).subList(first, first + band.size()))
        .as(what)
        .isEqualTo(band);
    assertThat(band.get(0).kind()).as(what).isNotEqualTo(Unit.Kind.REGION);
    Conclusions.Needed needed = Conclusions.Needed.of(left, band);
    assertThat(step.units()).as(what).isEqualTo(needed.regions());
    assertThat(step.least()).as(what).isEqualTo(needed.least());
    assertThat(step.squares()).as(what).isEqualTo(needed.excluded(left));
    requireNoTrial();
  }

  private void trial(List<Rule> rules) {
    assertThat(Stream.of(step.units(), step.support(), step.others()))
        .as(what)
        .allMatch(List::isEmpty);
    assertThat(step.squares()).as(what).hasSize(1);
    SquaresLeft supposed = left.copy();
    supposed.place(step.squares().get(0));
    for (Step consequence : step.supposition()) {
      assertThat(rules).as(what).contains(consequence.rule());
      assertThat(consequence.rule() == Rule.SETS && consequence.others().isEmpty())
          .as(what)
          .isFalse();
      assertThat(supposed.emptied())
          .as(() -> "a unit is empty before " + describe(consequence) + " of " + what.get())
          .isEmpty();
      prove(supposed, consequence);
    }
    assertThat(step.emptied()).as(what).isPresent();
    assertThat(supposed.hasRoom(step.emptied().orElseThrow())).as(what).isFalse();
  }

  private void requireNoTrial() {
    assertThat(step.supposition()).as(what).isEmpty();
    assertThat(step.emptied()).as(what).isEmpty();
  }
}
