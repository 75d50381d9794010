package org.nqueens.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.nqueens.model.Square;

/**
 * The squares that one cause removes from the domains at a node.
 *
 * @param squares the squares, at least one, in the order of their removal
 */
public record Pruning(Cause cause, List<Square> squares) {

  /** Defines the pruning; the list is copied. */
  public Pruning {
    Objects.requireNonNull(cause, "cause");
    squares = List.copyOf(Objects.requireNonNull(squares, "squares"));
  }

  /**
   * Joins successive prunings that have the same cause.
   *
   * @return prunings with the same squares in the same order, where neighbours have different
   *     causes
   */
  public static List<Pruning> grouped(List<Pruning> removals) {
    Objects.requireNonNull(removals, "removals");
    List<Pruning> groups = new ArrayList<>();
    int next;
    for (int first = 0; first < removals.size(); first = next) {
      Cause cause = removals.get(first).cause();
      List<Square> squares = new ArrayList<>();
      for (next = first; next < removals.size(); next++) {
        if (!removals.get(next).cause().equals(cause)) {
          break;
        }
        squares.addAll(removals.get(next).squares());
      }
      groups.add(new Pruning(cause, squares));
    }
    return List.copyOf(groups);
  }

  /** The cause and the squares, such as {@code queen (0, 0), rows: (1, 0) (2, 0)}. */
  @Override
  public String toString() {
    return cause + ": " + squares.stream().map(Square::toString).collect(Collectors.joining(" "));
  }
}
