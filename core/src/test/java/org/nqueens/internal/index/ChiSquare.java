package org.nqueens.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.nqueens.model.Placement;

/** Pearson's test of the hypothesis that all solutions are drawn with the same probability. */
final class ChiSquare {
  private ChiSquare() {}

  /**
   * The statistic of a sample.
   *
   * @param solutions all solutions; drawing another one is an error
   */
  static double of(List<Placement> solutions, int draws, Supplier<Placement> sampler) {
    Map<Placement, Integer> frequencies = new HashMap<>();
    solutions.forEach(solution -> frequencies.put(solution, 0));
    for (int i = 0; i < draws; i++) {
      Placement drawn = sampler.get();
      assertThat(frequencies.computeIfPresent(drawn, (solution, times) -> times + 1))
          .as("a solution for %s", drawn)
          .isNotNull();
    }
    double expected = (double) draws / solutions.size();
    return frequencies.values().stream()
        .mapToDouble(times -> (times - expected) * (times - expected) / expected)
        .sum();
  }

  /**
   * The value that a uniform sampler exceeds in one of a thousand cases, by the approximation of
   * Wilson and Hilferty (1931): 16.3 for 3 degrees of freedom, 138.5 for 91, 846 for 723.
   */
  static double limit(int solutions) {
    double degrees = solutions - 1;
    double share = 2 / (9 * degrees);
    return degrees * Math.pow(1 - share + 3.0902 * Math.sqrt(share), 3);
  }
}
