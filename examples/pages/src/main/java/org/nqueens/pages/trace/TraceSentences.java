package org.nqueens.pages.trace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.nqueens.model.Square;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.Pruning;
import org.nqueens.trace.SearchTrace;

/**
 * A trace, its prunings and its failures in short sentences, for a walk-through or a page. Rules
 * and values are named: a value of the rule {@code rows} is a row, and a value of the rule {@code
 * regions} is a region with its letter. Thread-safe.
 */
public final class TraceSentences {
  /** The name that {@code QueensModelBuilder.regionsAllDifferent} gives the rule. */
  private static final String REGIONS = "regions";

  /** The name that {@code QueensModelBuilder.rowsAllDifferent} gives the rule. */
  private static final String ROWS = "rows";

  private TraceSentences() {}

  /**
   * The size, strategy, level of propagation and backend of a trace, such as {@code 4 queens, any
   * order, propagation VALUE, backend embedded}, in one line.
   */
  static String subject(SearchTrace trace) {
    return "%s, %s, propagation %s, backend %s"
        .formatted(
            count(trace.model().size(), "queen"),
            line(trace.strategy()),
            trace.result().propagation(),
            line(trace.result().backend()));
  }

  /** The end of a trace: whether the search saw the whole tree, and if not, what is left. */
  static String end(SearchTrace trace) {
    return trace.isCut()
        ? "The search is cut (%s): %s left."
            .formatted(trace.result().completion(), count(trace.openNodes(), "open node"))
        : "The search is exhausted.";
  }

  /**
   * The cause of a pruning and all its squares, such as {@code queen (0, 0) attacks (1, 0) (2, 0)
   * by rows}.
   */
  static String of(Pruning pruning) {
    Cause cause = pruning.cause();
    String squares =
        pruning.squares().stream().map(Square::toString).collect(Collectors.joining(" "));
    if (cause instanceof Cause.Attacked attack) {
      return "queen %s attacks %s by %s".formatted(attack.queen(), squares, line(attack.rule()));
    }
    if (cause instanceof Cause.HallSet hall) {
      return "columns %s need the %s, which removes %s"
          .formatted(set(hall.columns()), values(hall.rule(), hall.values()), squares);
    }
    if (cause instanceof Cause.LastPlace last) {
      return "%s has its last place in column %s, which removes %s"
          .formatted(value(last.rule(), last.value()), pruning.squares().get(0).column(), squares);
    }
    if (cause instanceof Cause.NoSupport none) {
      return "a queen in column %s, on any of the rows %s, attacks %s"
          .formatted(none.column(), set(none.rows()), squares);
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
    if (failure instanceof Failure.Clash clash) {
      return "queen %s attacks queen %s by %s"
          .formatted(clash.queen(), clash.other(), line(clash.rule()));
    }
    if (failure instanceof Failure.TooFewValues few) {
      return "columns %s have only the %s"
          .formatted(set(few.columns()), values(few.rule(), few.values()));
    }
    if (failure instanceof Failure.NoPlace none) {
      return "%s has no place left".formatted(value(none.rule(), none.value()));
    }
    return "the solver fails and does not tell why";
  }

  /**
   * The kind of a rule: its name up to the first comma. A model has many rules of one kind, such as
   * {@code neighbours, columns 0 and 1, ascending}, which totals take together.
   *
   * @return a text such as {@code neighbours}; the whole name if nothing is before its comma
   */
  public static String kind(String rule) {
    Objects.requireNonNull(rule, "rule");
    int comma = rule.indexOf(',');
    return comma <= 0 ? rule : rule.substring(0, comma);
  }

  /**
   * A text of the application, such as the name of a rule, in one line: without line ends and other
   * control characters, which a terminal would obey.
   */
  static String line(String text) {
    return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]+", " ").strip();
  }

  private static String values(String rule, Collection<Integer> values) {
    boolean letters = values.stream().allMatch(value -> isLetter(rule, value));
    String all =
        letters
            ? values.stream()
                .map(value -> Character.toString(value))
                .collect(Collectors.joining(", ", "{", "}"))
            : set(values);
    String noun = noun(rule, letters);
    return noun + "s " + all + of(rule, noun);
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

  /** A value in words, such as {@code region B}, {@code row 2} or {@code value 4 of diagonals}. */
  private static String value(String rule, int value) {
    boolean letter = isLetter(rule, value);
    String noun = noun(rule, letter);
    return noun + " " + (letter ? Character.toString(value) : value) + of(rule, noun);
  }

  private static String noun(String rule, boolean letters) {
    if (rule.equals(ROWS)) {
      return "row";
    }
    return letters ? "region" : "value";
  }

  /** The name of a row or region is enough; the rule need not be named. */
  private static String of(String rule, String noun) {
    return noun.equals("value") ? " of " + line(rule) : "";
  }

  /** True if the value of a rule is the code of the letter of a region. */
  private static boolean isLetter(String rule, int value) {
    return rule.equals(REGIONS) && (value >= 'A' && value <= 'Z' || value >= 'a' && value <= 'z');
  }

  /** A number and its noun, in the plural but for 1. */
  static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
