package org.nqueens.benchmarks.work;

import java.util.List;
import org.nqueens.benchmarks.direct.Outcome;

/**
 * A piece of work that several contestants do; the first contestant is the baseline.
 *
 * @param name the name that the command takes, such as {@code enumerate-14}
 * @param solutions the number of solutions that each contestant must find
 * @param contestants the contestants
 */
public record Work(String name, long solutions, List<Contestant> contestants) {

  /** Defines the work; the list is copied. */
  public Work {
    contestants = List.copyOf(contestants);
  }

  static Work of(String name, long solutions, Contestant... contestants) {
    return new Work(name, solutions, List.of(contestants));
  }

  /**
   * Runs a contestant once.
   *
   * @param contestant one of the contestants
   * @return the outcome
   * @throws IllegalStateException if it finds too few or too many solutions
   */
  public Outcome run(Contestant contestant) {
    Outcome outcome = contestant.task().run();
    if (outcome.solutions() != solutions) {
      throw new IllegalStateException(
          "solutions (%s) of \"%s\" in %s: must be %s, the known number, so mend it before measuring it"
              .formatted(outcome.solutions(), contestant.name(), name, solutions));
    }
    return outcome;
  }
}
