package org.nqueens.format;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.nqueens.internal.constraint.RuleKind;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Square;

/**
 * Queens of a position that a solution cannot have: two that attack each other, or one on a blocked
 * square.
 *
 * @param queens the squares of two queens, or of the one on a blocked square
 * @param rule the name of the rule that forbids them: {@code columns}, {@code blocked squares}, or
 *     the name of an all-different of the model
 * @param attack what the queens do, such as {@code share a row}
 */
public record Clash(List<Square> queens, String rule, String attack) {

  /** A queen on a blocked square. */
  static Clash ofBlocked(Square queen) {
    return new Clash(List.of(queen), "blocked squares", "stands on a blocked square");
  }

  /**
   * Two queens in one column, which no all-different forbids.
   *
   * @param queens the squares of the queens
   * @return a clash by the rule {@code columns}
   * @throws IllegalArgumentException if there are no or more than two squares
   */
  public static Clash inColumn(List<Square> queens) {
    return new Clash(queens, "columns", "share a column");
  }

  /**
   * Two queens that break an all-different.
   *
   * @param queens the squares of the queens
   * @param rule the all-different
   * @param n the size of the board
   * @return a clash by the name of the rule
   * @throws IllegalArgumentException if there are no or more than two squares
   */
  public static Clash by(List<Square> queens, AllDifferent rule, int n) {
    Objects.requireNonNull(rule, "rule");
    return new Clash(queens, rule.name(), RuleKind.clash(rule, n));
  }

  /**
   * Defines a clash.
   *
   * @throws IllegalArgumentException if there are no or more than two squares
   */
  public Clash {
    queens = List.copyOf(Objects.requireNonNull(queens, "queens"));
    Objects.requireNonNull(rule, "rule");
    Objects.requireNonNull(attack, "attack");
    if (queens.isEmpty() || queens.size() > 2) {
      throw new IllegalArgumentException(
          "queens (%s) must be one or two: pass those that clash".formatted(queens));
    }
  }

  /**
   * The clash in words, such as {@code the queens at (0, 0) and (3, 3) share a diagonal}.
   *
   * @return a clause without full stop
   */
  public String message() {
    String squares = queens.stream().map(Square::toString).collect(Collectors.joining(" and "));
    return "the %s at %s %s".formatted(queens.size() == 1 ? "queen" : "queens", squares, attack);
  }

  /** The squares and the rule, such as {@code (0, 0) and (3, 3): descending diagonals}. */
  @Override
  public String toString() {
    return queens.stream().map(Square::toString).collect(Collectors.joining(" and ")) + ": " + rule;
  }
}
