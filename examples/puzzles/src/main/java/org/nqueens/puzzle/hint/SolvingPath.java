package org.nqueens.puzzle.hint;

import java.util.List;
import java.util.Objects;
import org.nqueens.format.Position;

/**
 * The steps from a position to the point at which the rules end, each by the weakest rule that does
 * something there. Immutable and thread-safe.
 *
 * @param start the position at the start
 * @param steps the steps, in order
 * @param end the hint at the position after the last step, which is no step: {@link Hint.Solved} if
 *     the rules solve the position
 */
public record SolvingPath(Position start, List<Step> steps, Hint end) {

  /** Defines a path. */
  public SolvingPath {
    Objects.requireNonNull(start, "start");
    steps = List.copyOf(Objects.requireNonNull(steps, "steps"));
    Objects.requireNonNull(end, "end");
  }
}
