package org.nqueens.puzzle.hint;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.format.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;

/**
 * A step towards a solution: one use of one rule. Immutable and thread-safe.
 *
 * <p>The squares left are those that are neither blocked nor crossed nor attacked by a queen, and
 * those of the queens themselves. All lists of squares are ordered by column, then by row.
 *
 * @param rule the rule
 * @param squares for {@link Rule#SINGLE} the square of the new queen, else the squares that the
 *     step excludes, at least one
 * @param units the units whose squares left prove the step: one, or k for {@link Rule#SETS}, or
 *     none for a trial
 * @param support the squares left of these units
 * @param others the units in which the support lies: one for {@link Rule#CONFINED}, k for {@link
 *     Rule#SETS}, else none
 * @param supposition for a trial the steps that follow from a queen on the excluded square, else
 *     none
 * @param emptied for a trial the unit that has no square left after these steps
 */
public record Step(
    Rule rule,
    List<Square> squares,
    List<Unit> units,
    List<Square> support,
    List<Unit> others,
    List<Step> supposition,
    Optional<Unit> emptied) {

  /**
   * Defines a step.
   *
   * @throws IllegalArgumentException if the numbers or kinds of squares and units are not those of
   *     the rule
   */
  public Step {
    Objects.requireNonNull(rule, "rule (null) must not be null: pass the rule of the step");
    squares =
        List.copyOf(
            Objects.requireNonNull(
                squares, "squares (null) must not be null: pass the squares of the step"));
    units =
        List.copyOf(
            Objects.requireNonNull(
                units, "units (null) must not be null: pass the units of the proof"));
    support =
        List.copyOf(
            Objects.requireNonNull(
                support, "support (null) must not be null: pass the squares left of the units"));
    others =
        List.copyOf(
            Objects.requireNonNull(
                others, "others (null) must not be null: pass units, or an empty list"));
    supposition =
        List.copyOf(
            Objects.requireNonNull(
                supposition, "supposition (null) must not be null: pass steps, or an empty list"));
    Objects.requireNonNull(emptied, "emptied (null) must not be null: pass Optional.empty()");
    if (squares.isEmpty() || !hasShapeOf(rule, squares, units, others, emptied)) {
      throw new IllegalArgumentException(
          "step (%s of %s in %s: %s) must have the units and squares of its rule: pass those that its components describe"
              .formatted(rule, units, others, squares));
    }
  }

  private static boolean hasShapeOf(
      Rule rule,
      List<Square> squares,
      List<Unit> units,
      List<Unit> others,
      Optional<Unit> emptied) {
    return switch (rule) {
      case SINGLE -> squares.size() == 1 && units.size() == 1 && others.isEmpty();
      case CONFINED -> units.size() == 1 && others.size() == 1;
      case COMMON_ATTACK -> units.size() == 1 && others.isEmpty();
      case SETS ->
          units.size() >= 2 && others.size() == units.size() && areOfOneKind(units, others);
      case TRIAL, DEEP_TRIAL -> units.isEmpty() && others.isEmpty() && emptied.isPresent();
    };
  }

  private static boolean areOfOneKind(List<Unit> units, List<Unit> others) {
    return Stream.of(units, others)
        .allMatch(family -> family.stream().map(Unit::kind).distinct().count() == 1);
  }

  /**
   * The position after the step.
   *
   * @param position a position of the board of the step
   * @return the position with the queen of the step, or with crosses on the squares that the step
   *     excludes
   * @throws IllegalArgumentException if a square is outside the board
   */
  public Position on(Position position) {
    Objects.requireNonNull(position, "position (null) must not be null: pass a position");
    Position next = position;
    for (Square square : squares) {
      next =
          rule == Rule.SINGLE
              ? next.withQueen(square.column(), square.row())
              : next.withCross(square.column(), square.row());
    }
    return next;
  }

  /** The sentence that says what to do and why. */
  @Override
  public String toString() {
    StepSentences sentences = new StepSentences(this);
    return sentences.what() + " " + sentences.why();
  }
}
