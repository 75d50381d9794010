package org.nqueens.benchmarks.direct;

import java.util.OptionalLong;

/**
 * What one run found, and its effort where that is known.
 *
 * @param solutions how many solutions it found
 * @param branches the decisions applied or refuted
 * @param failures the dead ends met; for CP-SAT, the conflicts
 */
public record Outcome(long solutions, OptionalLong branches, OptionalLong failures) {

  /** The outcome of a run that counts nothing but solutions. */
  public static Outcome of(long solutions) {
    return new Outcome(solutions, OptionalLong.empty(), OptionalLong.empty());
  }

  /** The outcome of a run that counts all three. */
  public static Outcome of(long solutions, long branches, long failures) {
    return new Outcome(solutions, OptionalLong.of(branches), OptionalLong.of(failures));
  }
}
