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

  /** This and another run taken as one; what either does not count is not counted. */
  public Outcome plus(Outcome other) {
    return new Outcome(
        solutions + other.solutions, sum(branches, other.branches), sum(failures, other.failures));
  }

  private static OptionalLong sum(OptionalLong one, OptionalLong other) {
    return one.isPresent() && other.isPresent()
        ? OptionalLong.of(one.getAsLong() + other.getAsLong())
        : OptionalLong.empty();
  }
}
