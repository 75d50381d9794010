package org.nqueens.format;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.nqueens.model.Square;

/**
 * Queens of a position that a solution cannot have: two that attack each other, or one on a blocked
 * square.
 *
 * @param queens the squares of two queens, or of the one on a blocked square
 * @param rule the name of the rule that forbids them: {@code columns}, {@code blocked squares}, or
 *     the name of an all-different of the model
 */
public record Clash(List<Square> queens, String rule) {

  /** The rule of two queens in one column. */
  static final String COLUMNS = "columns";

  /** The rule of a queen on a blocked square. */
  static final String BLOCKED = "blocked squares";

  /**
   * Defines a clash.
   *
   * @throws IllegalArgumentException if there are no or more than two squares
   * @throws NullPointerException if an argument is null
   */
  public Clash {
    queens =
        List.copyOf(
            Objects.requireNonNull(
                queens, "queens (null) must not be null: pass the squares of those that clash"));
    Objects.requireNonNull(rule, "rule (null) must not be null: pass the name of the rule");
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
    return queens.size() == 1
        ? "the queen at %s stands on a blocked square".formatted(squares)
        : "the queens at %s %s".formatted(squares, attack());
  }

  private String attack() {
    if (rule.startsWith("neighbours, ")) {
      return "touch";
    }
    if (rule.startsWith("knight's moves, ")) {
      return "are a knight's move apart";
    }
    return switch (rule) {
      case COLUMNS -> "share a column";
      case "rows" -> "share a row";
      case "regions" -> "share a region";
      case "ascending diagonals", "descending diagonals" -> "share a diagonal";
      case "toroidal ascending diagonals", "toroidal descending diagonals" ->
          "share a diagonal of the torus";
      default -> "break the rule \"" + rule + "\"";
    };
  }

  /** The squares and the rule, such as {@code (0, 0) and (3, 3): descending diagonals}. */
  @Override
  public String toString() {
    return queens.stream().map(Square::toString).collect(Collectors.joining(" and ")) + ": " + rule;
  }
}
