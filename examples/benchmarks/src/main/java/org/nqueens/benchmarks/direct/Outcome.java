package org.nqueens.benchmarks.direct;

import java.util.OptionalLong;

/**
 * The number of solutions of one run, and its effort if known.
 *
 * @param solutions the number of solutions found
 * @param branches the decisions applied or refuted
 * @param failures the dead ends met; for CP-SAT, the conflicts
 */
public record Outcome(long solutions, OptionalLong branches, OptionalLong failures) {

  /** The outcome of a run that counts solutions only. */
  public static Outcome of(long solutions) {
    return new Outcome(solutions, OptionalLong.empty(), OptionalLong.empty());
  }

  /** The outcome of a run that counts solutions, branches and failures. */
  public static Outcome of(long solutions, long branches, long failures) {
    return new Outcome(solutions, OptionalLong.of(branches), OptionalLong.of(failures));
  }

  /** The sum of this and another outcome; a number that either lacks is missing in the sum. */
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
