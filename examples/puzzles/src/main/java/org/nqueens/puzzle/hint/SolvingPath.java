package org.nqueens.puzzle.hint;

import java.util.List;
import java.util.Objects;
import org.nqueens.board.Position;

/**
 * The steps from a position until no rule applies. Each step uses the weakest rule that does
 * something. Immutable and thread-safe.
 *
 * @param end the hint at the position after the last step: {@link Hint.Solved} if the rules solve
 *     the position, never another step
 */
public record SolvingPath(Position start, List<Step> steps, Hint end) {

  /** Defines a path. */
  public SolvingPath {
    Objects.requireNonNull(start, "start");
    steps = List.copyOf(Objects.requireNonNull(steps, "steps"));
    Objects.requireNonNull(end, "end");
  }
}
