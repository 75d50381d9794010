package org.nqueens.internal.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.sampling.TreeEstimate.Estimate;

/** Samples with fixed seeds against the hypothesis that they are uniform. */
@Sampled
class UniformSampleTest {
  private static final BooleanSupplier NEVER = () -> false;

  @Test
  void knowsTheLimits() {
    assertThat(ChiSquare.limit(4)).isCloseTo(16.3, offset(0.3));
    assertThat(ChiSquare.limit(92)).isCloseTo(138.5, offset(0.1));
    assertThat(ChiSquare.limit(724)).isCloseTo(846, offset(1.0));
  }

  /** Boards, and numbers of draws. */
  static List<Arguments> draws() {
    return Gate.sample(
        1,
        List.of(
            Arguments.of(8, Gate.cases(9_200, 92_000)),
            Arguments.of(6, 40_000),
            Arguments.of(10, 7_240)));
  }

  @ParameterizedTest
  @MethodSource("draws")
  void rejectionIsUniform(int n, int draws) {
    assertRejectionIsUniform(QueensModel.of(n), draws, new SplittableRandom(2));
  }

  /** Boards on which a draw among the allowed rows alone would be uneven. */
  static List<QueensModel> boards() {
    return Gate.sample(
        4,
        List.of(
            QueensModel.of(7).toBuilder().block(0, 1).block(3, 3).block(6, 0).build(),
            QueensModel.of(7).toBuilder().place(2, 0).build(),
            QueensModel.of(8).toBuilder().allowOnly(7, 2, 3, 4).place(0, 3).block(4, 4).build(),
            Variant.NON_TOUCHING.builder(5).block(1, 4).build(),
            Variant.TOROIDAL.builder(7).build(),
            Variant.NON_TOUCHING
                .builder(6)
                .regionsAllDifferent((column, row) -> row / 2 * 3 + column / 2)
                .build(),
            withoutRows(QueensModel.builder(4).diagonalsAllDifferent()),
            withoutRows(QueensModel.builder(5).notTouching().block(2, 2))));
  }

  private static QueensModel withoutRows(QueensModelBuilder builder) {
    return builder.allowOnly(0, 0, 2).allowOnly(1, 0, 1, 3).build();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void rejectionIsUniformOnAnyBoard(QueensModel model) {
    assertRejectionIsUniform(model, Gate.cases(5_000, 20_000), new SplittableRandom(4));
  }

  private static void assertRejectionIsUniform(
      QueensModel model, int draws, RandomGenerator random) {
    RandomPlacements placements = new RandomPlacements(model);
    assertIsUniform(model, draws, () -> placements.next(random, 1e9, NEVER).orElseThrow());
  }

  private static void assertIsUniform(QueensModel model, int draws, Supplier<Placement> sampler) {
    List<Placement> solutions = BruteForce.solve(model);
    assertThat(solutions).hasSizeGreaterThan(1);
    assertThat(ChiSquare.of(solutions, draws, sampler))
        .isLessThan(ChiSquare.limit(solutions.size()));
  }

  /** The rows of a source of one number are those of a shuffle that repeats itself. */
  @Test
  void refusesASourceThatIsNotRandom() {
    RandomGenerator constant = () -> 1L << 40;
    RandomPlacements placements = new RandomPlacements(QueensModel.of(8));
    double maxTries = maxTries(new Estimate(92, 0));
    assertThatThrownBy(() -> placements.next(constant, maxTries, NEVER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageMatching(
            "random \\(.*UniformSampleTest.*\\) has led to no solution in 194\\d\\d placements, as a source of random numbers does with a probability of about 2\\^-64: pass a fair source such as new SplittableRandom\\(1\\)");
  }

  /** One probe of 20,000 that finds a solution may be worth many more than there are. */
  @Test
  void triesOnWhereTheEstimateMayBeFarOff() {
    double sure = maxTries(new Estimate(92, 1));
    assertThat(sure).isBetween(64 * Math.log(2) * 438, 64 * Math.log(2) * 450);
    assertThat(maxTries(new Estimate(4_000, 4_000))).isEqualTo(64 * Math.log(2) * 5e8);
  }

  private static double maxTries(Estimate solutions) {
    TreeEstimate estimate = new TreeEstimate(new Estimate(2_057, 0), solutions, 2);
    return RandomPlacements.maxTries(QueensModel.of(8), estimate);
  }

  @Test
  void theSameTestRejectsAnUnevenSampler() {
    List<Placement> solutions = BruteForce.solve(QueensModel.of(8));
    RandomGenerator random = new SplittableRandom(6);
    assertThat(ChiSquare.of(solutions, 23_000, () -> rowThatStillSolves(solutions, random)))
        .isGreaterThan(1_000);
  }

  /** The usual generator of puzzles: a random column, then a random row that has a solution. */
  private static Placement rowThatStillSolves(List<Placement> solutions, RandomGenerator random) {
    List<Placement> left = solutions;
    List<Integer> columns = new ArrayList<>(IntStream.range(0, 8).boxed().toList());
    while (left.size() > 1) {
      int column = columns.remove(random.nextInt(columns.size()));
      int[] rows = left.stream().mapToInt(solution -> solution.row(column)).distinct().toArray();
      int row = rows[random.nextInt(rows.length)];
      left = left.stream().filter(solution -> solution.row(column) == row).toList();
    }
    return left.get(0);
  }

  /** Pearson's test of the hypothesis that all solutions are drawn with the same probability. */
  private static final class ChiSquare {
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
}
