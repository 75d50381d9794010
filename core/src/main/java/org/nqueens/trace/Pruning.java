package org.nqueens.trace;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.nqueens.model.Square;

/**
 * The squares that one cause removes from the domains at a node.
 *
 * @param cause the cause
 * @param squares the squares, at least one, in the order of their removal
 */
public record Pruning(Cause cause, List<Square> squares) {

  /** Defines the pruning; the list is copied. */
  public Pruning {
    Objects.requireNonNull(cause, "cause (null) must not be null: pass the cause");
    squares =
        List.copyOf(
            Objects.requireNonNull(
                squares, "squares (null) must not be null: pass the squares removed"));
  }

  /** The cause and the squares, such as {@code queen (0, 0), rows: (1, 0) (2, 0)}. */
  @Override
  public String toString() {
    return cause + ": " + squares.stream().map(Square::toString).collect(Collectors.joining(" "));
  }
}
