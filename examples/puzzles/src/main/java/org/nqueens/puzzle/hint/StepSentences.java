package org.nqueens.puzzle.hint;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.nqueens.puzzle.drawing.Unit;

/**
 * A step in words. Squares are (column, row), counted from 0.
 *
 * @param step the step
 */
record StepSentences(Step step) {
  /** The most squares of a unit that a sentence lists. */
  private static final int MAX_LISTED = 12;

  private static final List<String> NUMBERS =
      List.of("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

  String where() {
    return switch (step.rule()) {
      case SINGLE, COMMON_ATTACK -> "Look at " + list(step.units()) + ".";
      case CONFINED -> "Look at " + list(step.units()) + " and " + list(step.others()) + ".";
      case SETS -> "Look at " + units(step.units()) + ", and at " + units(step.others()) + ".";
      case TRIAL, DEEP_TRIAL -> "Look at " + square() + " and suppose a queen there.";
    };
  }

  String what() {
    if (step.rule() == Rule.SINGLE) {
      return "Place a queen on " + square() + ".";
    }
    boolean isRest = !step.others().isEmpty() && step.squares().size() > MAX_LISTED;
    return isRest
        ? "Cross out the other %s squares left in %s."
            .formatted(step.squares().size(), units(step.others()))
        : "Cross out " + list(step.squares()) + ".";
  }

  String why() {
    return switch (step.rule()) {
      case SINGLE -> "No other square is left in " + list(step.units()) + ".";
      case CONFINED ->
          sentence(confinement())
              + ": the queen of %s stands in %s."
                  .formatted(list(step.others()), list(step.units()));
      case COMMON_ATTACK -> sentence(attack(step.squares().size() == 1 ? square() : "them")) + ".";
      case SETS ->
          sentence(confinement())
              + ": the %s queens of these %ss stand in these %ss."
                  .formatted(number(step.units().size()), kind(step.others()), kind(step.units()));
      case TRIAL, DEEP_TRIAL -> "A queen there leads to a contradiction: " + contradiction() + ".";
    };
  }

  private String confinement() {
    return "all squares left in %s lie in %s".formatted(units(step.units()), units(step.others()));
  }

  private String attack(String squares) {
    return "wherever the queen of %s stands, it attacks %s".formatted(list(step.units()), squares);
  }

  private String contradiction() {
    String steps =
        step.supposition().stream()
            .map(next -> new StepSentences(next).consequence() + "; ")
            .collect(Collectors.joining());
    return steps + list(step.emptied().stream().toList()) + " has no square left";
  }

  /** The step as a part of a supposition. */
  private String consequence() {
    return switch (step.rule()) {
      case SINGLE ->
          "the queen of %s must stand on %s".formatted(list(step.units()), list(step.squares()));
      case COMMON_ATTACK -> attack(list(step.squares()));
      case CONFINED, SETS, TRIAL, DEEP_TRIAL ->
          confinement() + ", which excludes the rest of " + units(step.others());
    };
  }

  private String square() {
    return step.squares().get(0).toString();
  }

  private static String number(int count) {
    return count - 2 < NUMBERS.size() ? NUMBERS.get(count - 2) : Integer.toString(count);
  }

  /** Units of one kind, such as {@code rows 2 and 5}. */
  private static String units(List<Unit> units) {
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

  static String sentence(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
