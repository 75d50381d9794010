package org.nqueens.puzzle.hint;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.board.Position;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Unit;

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
  /** The most squares of a unit that a sentence lists. */
  private static final int MAX_LISTED = 12;

  private static final List<String> NUMBERS =
      List.of("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

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

  /** The sentence that tells where to look. */
  String where() {
    return switch (rule) {
      case SINGLE, COMMON_ATTACK -> "Look at " + list(units) + ".";
      case CONFINED -> "Look at " + list(units) + " and " + list(others) + ".";
      case SETS ->
          others.isEmpty()
              ? "Look at " + list(units) + "."
              : "Look at " + together(units) + ", and at " + together(others) + ".";
      case TRIAL, DEEP_TRIAL -> "Look at " + squares.get(0) + " and suppose a queen there.";
    };
  }

  /** The sentence that tells what to do. */
  String what() {
    if (rule == Rule.SINGLE) {
      return (squares.size() == 1 ? "Place a queen on " : "Place queens on ") + list(squares) + ".";
    }
    boolean isRest = !others.isEmpty() && squares.size() > MAX_LISTED;
    return isRest
        ? "Cross out the other %s squares left in %s.".formatted(squares.size(), together(others))
        : "Cross out " + list(squares) + ".";
  }

  /** The sentence that gives the reason. */
  String why() {
    return switch (rule) {
      case SINGLE ->
          (squares.size() == 1 ? "No other square is left in " : "No other squares are left in ")
              + list(units)
              + ".";
      case CONFINED ->
          capitalized(confinement())
              + (stars > 1
                  ? "."
                  : ": the queen of %s stands in %s.".formatted(list(others), list(units)));
      case COMMON_ATTACK -> whyAttacked();
      case SETS -> others.isEmpty() ? whyAttacked() : least > 0 ? whyNeeded() : whyContained();
      case TRIAL, DEEP_TRIAL -> "A queen there leads to a contradiction: " + contradiction() + ".";
    };
  }

  private String whyAttacked() {
    return capitalized(attack(squares.size() == 1 ? list(squares) : them())) + ".";
  }

  private String whyContained() {
    return capitalized(confinement())
        + (stars > 1
            ? "."
            : ": the %s queens of these %ss stand in these %ss."
                .formatted(number(units.size()), kind(others), kind(units)));
  }

  private String whyNeeded() {
    return "The queens of %s have too little room elsewhere: %s."
        .formatted(together(units), need("them"));
  }

  private String need(String queens) {
    return "at least %s of %s must stand in %s, where %s are needed"
        .formatted(least, queens, together(others), isOverfull() ? "fewer" : "no more");
  }

  private String confinement() {
    if (least > 0) {
      return need("the queens of " + together(units));
    }
    return stars == 1
        ? "all squares left in %s lie in %s".formatted(together(units), together(others))
        : "all open squares of %s lie in %s, %s"
            .formatted(
                together(units),
                together(others),
                isOverfull()
                    ? "where fewer queens are needed"
                    : "and both need the same number of queens");
  }

  /** Tells whether units lose their own squares, since they need more than the others do. */
  private boolean isOverfull() {
    return stars > 1 && squares.stream().anyMatch(support::contains);
  }

  private String attack(String attacked) {
    return stars == 1
        ? "wherever the queen of %s stands, it attacks %s".formatted(list(units), attacked)
        : "wherever the queens of %s stand, no queen fits on %s".formatted(list(units), attacked);
  }

  private String contradiction() {
    String steps =
        supposition.stream().map(next -> next.consequence() + "; ").collect(Collectors.joining());
    return steps
        + list(emptied.stream().toList())
        + (stars == 1 ? " has no square left" : " has no room for its queens");
  }

  /** This step as a part of a supposition. */
  private String consequence() {
    return switch (rule) {
      case SINGLE ->
          (squares.size() == 1
                  ? "the queen of %s must stand on %s"
                  : "queens of %s must stand on %s")
              .formatted(list(units), list(squares));
      case COMMON_ATTACK -> attack(list(squares));
      case CONFINED, SETS, TRIAL, DEEP_TRIAL ->
          confinement() + (isOverfull() ? "" : ", which excludes the rest of " + together(others));
    };
  }

  private String them() {
    return stars == 1 ? "them" : "these squares";
  }

  private static String number(int count) {
    return count - 2 < NUMBERS.size() ? NUMBERS.get(count - 2) : Integer.toString(count);
  }

  /** Units of one kind, such as {@code rows 2 and 5}. */
  private static String together(List<Unit> units) {
    String kind = kind(units);
    return units.size() == 1
        ? list(units)
        : kind
            + "s "
            + list(
                units.stream().map(unit -> unit.toString().substring(kind.length() + 1)).toList());
  }

  private static String kind(List<Unit> units) {
    return units.get(0).kind().name().toLowerCase(Locale.ROOT);
  }

  /** The words of a list, such as {@code (0, 1), (2, 3) and (4, 5)}. */
  static String list(List<?> things) {
    List<String> words = things.stream().map(Object::toString).toList();
    int last = words.size() - 1;
    return last <= 0
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  static String capitalized(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** The sentence that says what to do and why. */
  @Override
  public String toString() {
    return what() + " " + why();
  }
}
