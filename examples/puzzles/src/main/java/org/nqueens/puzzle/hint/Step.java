package org.nqueens.puzzle.hint;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;
import org.nqueens.puzzle.language.Language;

/**
 * A step towards a solution: one use of one rule. Immutable and thread-safe.
 *
 * <p>The squares left are the squares of the queens, and all squares that are not blocked, crossed
 * or attacked by a queen, nor in a unit that has its queens. Open squares have no queen. All lists
 * of squares are ordered by column, then by row.
 *
 * @param stars the number of queens of each unit in a solution
 * @param squares for {@link Rule#SINGLE} the squares of the new queens, otherwise the squares that
 *     the step excludes, at least one
 * @param units the units that prove the step by their squares left: one, or several for {@link
 *     Rule#SETS}, or none for a trial
 * @param support the squares left of these units
 * @param others the units that contain the open squares of the support: one for {@link
 *     Rule#CONFINED}, mostly several for {@link Rule#SETS}, otherwise none; none if two units
 *     together prove the step
 * @param least the number of queens, at least 1, that the units need in the others because they
 *     have too little room elsewhere; 0 if the others contain all open squares of the units, and
 *     for all rules but {@link Rule#SETS}
 * @param supposition for a trial the steps that follow from a queen on the excluded square,
 *     otherwise none
 * @param emptied for a trial the unit that has no room for its queens after these steps
 */
public record Step(
    Rule rule,
    int stars,
    List<Square> squares,
    List<Unit> units,
    List<Square> support,
    List<Unit> others,
    int least,
    List<Step> supposition,
    Optional<Unit> emptied) {

  /**
   * Defines a step.
   *
   * @throws IllegalArgumentException if the numbers or kinds of squares and units do not fit the
   *     rule
   */
  public Step {
    Objects.requireNonNull(rule, "rule");
    squares = List.copyOf(Objects.requireNonNull(squares, "squares"));
    units = List.copyOf(Objects.requireNonNull(units, "units"));
    support = List.copyOf(Objects.requireNonNull(support, "support"));
    others = List.copyOf(Objects.requireNonNull(others, "others"));
    supposition = List.copyOf(Objects.requireNonNull(supposition, "supposition"));
    Objects.requireNonNull(emptied, "emptied");
    if (squares.isEmpty() || !hasShapeOf(rule, stars, squares, units, others, least, emptied)) {
      throw new IllegalArgumentException(
          "step (%s of %s in %s: %s) must have the units and squares of its rule: pass what its components describe"
              .formatted(rule, units, others, squares));
    }
  }

  private static boolean hasShapeOf(
      Rule rule,
      int stars,
      List<Square> squares,
      List<Unit> units,
      List<Unit> others,
      int least,
      Optional<Unit> emptied) {
    if (least < 0 || least > 0 && (rule != Rule.SETS || others.isEmpty() || stars == 1)) {
      return false;
    }
    return switch (rule) {
      case SINGLE -> squares.size() <= stars && units.size() == 1 && others.isEmpty();
      case CONFINED -> units.size() == 1 && others.size() == 1;
      case COMMON_ATTACK -> units.size() == 1 && others.isEmpty();
      case SETS ->
          others.isEmpty()
              ? stars > 1 && units.size() == 2
              : (least > 0 || Math.max(units.size(), others.size()) >= 2)
                  && (stars > 1 || units.size() == others.size())
                  && areOfOneKind(units, others);
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
   * @return the position with the queens of the step, or with crosses on the squares that the step
   *     excludes
   * @throws IllegalArgumentException if a square is outside the board
   */
  public Position on(Position position) {
    Objects.requireNonNull(position, "position");
    Position next = position;
    for (Square square : squares) {
      next =
          rule == Rule.SINGLE
              ? next.withQueen(square.column(), square.row())
              : next.withCross(square.column(), square.row());
    }
    return next;
  }

  /** Tells whether units lose their own squares, since they need more than the others do. */
  boolean isOverfull() {
    return stars > 1 && squares.stream().anyMatch(support::contains);
  }

  /** The sentences in a language that say what to do and why. */
  public String sentences(Language language) {
    Objects.requireNonNull(language, "language");
    List<String> sentences = new HintSentences(language).of(this);
    return sentences.get(1) + " " + sentences.get(2);
  }

  /** The sentences in English that say what to do and why. */
  @Override
  public String toString() {
    return sentences(Language.ENGLISH);
  }
}
