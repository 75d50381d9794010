package org.nqueens.cli.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.board.Position;

/**
 * The answer of a solver of satisfiability or of pseudo-Boolean problems to {@code queens export}:
 * literals in lines that begin with {@code v}, or behind the line {@code SAT}, as MiniSat writes
 * them. Variable {@code 1 + n * column + row} is the queen of a square.
 */
final class SolverAnswer {
  private static final Pattern VALUES = Pattern.compile("v(\\s.*)?");
  private static final Pattern FOUND = Pattern.compile("SAT|SATISFIABLE|s SATISFIABLE");
  private static final Pattern NONE = Pattern.compile("UNSAT|UNSATISFIABLE|s UNSATISFIABLE");
  private static final Pattern LITERAL = Pattern.compile("(-?)x?([0-9]{1,9})");

  private SolverAnswer() {}

  /** True if a text has a line of such an answer. */
  static boolean isIn(String text) {
    return text.lines()
        .map(String::strip)
        .anyMatch(
            line ->
                VALUES.matcher(line).matches()
                    || FOUND.matcher(line).matches()
                    || NONE.matcher(line).matches());
  }

  /** The position with the queens of an answer, which may clash. */
  static Position on(Position asked, String text) {
    List<String> lines = text.lines().map(String::strip).toList();
    if (lines.stream().anyMatch(NONE.asMatchPredicate())) {
      throw new IllegalArgumentException(
          "answer (UNSATISFIABLE) must have a placement, and says that there is none: `queens explain` prints the reasons");
    }
    boolean haveValues = lines.stream().anyMatch(VALUES.asMatchPredicate());
    List<String> literals = new ArrayList<>();
    for (String line : lines) {
      boolean isOfValues = VALUES.matcher(line).matches();
      if (isOfValues || !haveValues && !FOUND.matcher(line).matches()) {
        literals.addAll(List.of((isOfValues ? line.substring(1) : line).strip().split("\\s+")));
      }
    }
    if (literals.stream().allMatch("0"::equals)) {
      throw new IllegalArgumentException(
          "answer (of %s lines) must have literals: let the solver print its model"
              .formatted(lines.size()));
    }
    int n = asked.board().size();
    Position position = asked;
    for (String literal : literals) {
      Matcher found = LITERAL.matcher(literal);
      int variable =
          found.matches() ? Integer.parseInt(found.group(2)) : literal.isEmpty() ? 0 : -1;
      if (variable < 0 || variable > n * n) {
        throw new IllegalArgumentException(
            "literal (%s) must be a variable from 1 to %s, or its negation: give the answer to the text of this board"
                .formatted(literal, n * n));
      }
      if (variable > 0 && !literal.startsWith("-")) {
        position = position.withQueen((variable - 1) / n, (variable - 1) % n);
      }
    }
    return position;
  }
}
