package org.nqueens.benchmarks.work;

import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.benchmarks.direct.Outcome;

/**
 * The same work done by several contestants, the first of which is the baseline.
 *
 * @param n the size of the board
 * @param expected the number of solutions that each must find
 * @param contestants the contestants
 */
public record Race(int n, long expected, List<Contestant> contestants) {

  /** Defines the race. */
  public Race {
    contestants = List.copyOf(contestants);
  }

  static Race of(int n, long expected, Contestant... contestants) {
    return new Race(n, expected, List.of(contestants));
  }

  /**
   * The contestant of a name.
   *
   * @param name its name
   * @return the contestant
   * @throws IllegalArgumentException if no contestant has the name
   */
  public Contestant contestant(String name) {
    return contestants.stream()
        .filter(contestant -> contestant.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "contestant (%s): there is none of this name, choose one of %s"
                        .formatted(
                            name,
                            contestants.stream()
                                .map(Contestant::name)
                                .collect(Collectors.joining("; ")))));
  }

  /**
   * Checks that a contestant found the expected number of solutions.
   *
   * @param contestant the contestant
   * @param outcome the outcome of its run
   * @throws IllegalStateException if the outcome has too few or too many solutions
   */
  public void verify(Contestant contestant, Outcome outcome) {
    if (outcome.solutions() != expected) {
      throw new IllegalStateException(
          "solutions (%s) of \"%s\" at n = %s: must be %s, the known number, so mend it before measuring it"
              .formatted(outcome.solutions(), contestant.name(), n, expected));
    }
  }
}
