package org.nqueens.format;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.model.Square;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;

/** Prunings and failures as short sentences, which name the rule and the values. */
final class TraceSentence {
  private TraceSentence() {}

  /** The cause and all its squares, such as {@code queen (0, 0) attacks (1, 0) (2, 0) by rows}. */
  static String of(Pruning pruning) {
    Cause cause = pruning.cause();
    String squares =
        pruning.squares().stream().map(Square::toString).collect(Collectors.joining(" "));
    if (cause instanceof Cause.Attacked attack) {
      return "queen %s attacks %s by %s"
          .formatted(new Square(attack.column(), attack.row()), squares, line(attack.rule()));
    }
    if (cause instanceof Cause.HallSet hall) {
      return "columns %s need the values %s of %s, which removes %s"
          .formatted(
              set(hall.columns()), values(hall.rule(), hall.values()), line(hall.rule()), squares);
    }
    if (cause instanceof Cause.LastPlace last) {
      return "value %s of %s has its last place in column %s, which removes %s"
          .formatted(
              RuleValue.text(last.rule(), last.value()),
              line(last.rule()),
              pruning.squares().get(0).column(),
              squares);
    }
    return cause instanceof Cause.Decided
        ? "the decision removes " + squares
        : "the solver removes " + squares + " and does not tell why";
  }

  /** The reason of a failure, such as {@code column 2 has no row left}. */
  static String of(Failure failure) {
    if (failure instanceof Failure.EmptyColumn empty) {
      return "column %s has no row left".formatted(empty.column());
    }
    if (failure instanceof Failure.TooFewValues few) {
      return "columns %s have only the values %s of %s"
          .formatted(set(few.columns()), values(few.rule(), few.values()), line(few.rule()));
    }
    if (failure instanceof Failure.NoPlace none) {
      return "value %s of %s has no place left"
          .formatted(RuleValue.text(none.rule(), none.value()), line(none.rule()));
    }
    return "the solver fails and does not tell why";
  }

  /**
   * A text of the application, such as the name of a rule, in one line: without line ends and other
   * control characters, which a terminal would obey.
   */
  static String line(String text) {
    return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]+", " ").strip();
  }

  private static String values(String rule, Collection<Integer> values) {
    return values.stream().allMatch(value -> RuleValue.isLetter(rule, value))
        ? values.stream()
            .map(value -> RuleValue.text(rule, value))
            .collect(Collectors.joining(", ", "{", "}"))
        : set(values);
  }

  /** Numbers in ascending order, with {@code ..} for runs of three or more. */
  private static String set(Collection<Integer> ascending) {
    List<Integer> numbers = List.copyOf(ascending);
    List<String> parts = new ArrayList<>();
    int from = 0;
    while (from < numbers.size()) {
      int to = from;
      while (to + 1 < numbers.size() && numbers.get(to + 1) == numbers.get(from) + to + 1 - from) {
        to++;
      }
      if (to - from >= 2) {
        parts.add(numbers.get(from) + ".." + numbers.get(to));
      } else {
        numbers.subList(from, to + 1).forEach(number -> parts.add(number.toString()));
      }
      from = to + 1;
    }
    return "{" + String.join(", ", parts) + "}";
  }
}
