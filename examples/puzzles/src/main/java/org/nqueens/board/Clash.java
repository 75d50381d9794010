package org.nqueens.board;

import java.util.List;
import java.util.Objects;
import org.nqueens.model.Square;

/**
 * Queens of a position that a solution cannot have: two that attack each other, one on a blocked
 * square, or too many in a row, column or region of a board with several queens in each.
 *
 * @param queens the squares of the queens, at least one
 * @param rule the name of the rule that forbids them: {@code blocked squares}, {@code walls},
 *     {@code neighbours}, {@code knight's moves}, or the name of {@link Units}, such as {@code
 *     rows}
 * @param attack what the queens do, such as {@code share a row}
 */
public record Clash(List<Square> queens, String rule, String attack) {
  /**
   * Defines a clash.
   *
   * @throws IllegalArgumentException if there are no squares
   */
  public Clash {
    queens = List.copyOf(Objects.requireNonNull(queens, "queens"));
    Objects.requireNonNull(rule, "rule");
    Objects.requireNonNull(attack, "attack");
    if (queens.isEmpty()) {
      throw new IllegalArgumentException(
          "queens ([]) must not be empty: pass the squares of the queens that clash");
    }
  }

  /** The clash in words, such as {@code the queens at (0, 0) and (3, 3) share a diagonal}. */
  public String message() {
    return "the %s at %s %s".formatted(queens.size() == 1 ? "queen" : "queens", squares(), attack);
  }

  /** The squares and the rule, such as {@code (0, 0) and (3, 3): descending diagonals}. */
  @Override
  public String toString() {
    return squares() + ": " + rule;
  }

  private String squares() {
    List<String> squares = queens.stream().map(Square::toString).toList();
    int last = squares.size() - 1;
    return (last > 0 ? String.join(", ", squares.subList(0, last)) + " and " : "")
        + squares.get(last);
  }
}
