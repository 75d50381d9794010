package org.nqueens.benchmarks.direct;

import java.util.OptionalLong;

/**
 * The number of solutions of one run, and its effort if known.
 *
 * @param solutions the number of solutions found
 * @param decisions the number of nodes where the search decided; for CP-SAT, of its branches
 * @param failures the dead ends met; for CP-SAT, the conflicts
 */
public record Outcome(long solutions, OptionalLong decisions, OptionalLong failures) {

  /** The outcome of a run that counts solutions only. */
  public static Outcome of(long solutions) {
    return new Outcome(solutions, OptionalLong.empty(), OptionalLong.empty());
  }

  /** The outcome of a run that counts solutions, decisions and failures. */
  public static Outcome of(long solutions, long decisions, long failures) {
    return new Outcome(solutions, OptionalLong.of(decisions), OptionalLong.of(failures));
  }
}
