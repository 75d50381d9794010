package org.nqueens.internal.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.BruteForce;
import org.nqueens.contract.Gate;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.sampling.TreeEstimate.Estimate;

/** Estimates against exact counts. */
@Sampled
class TreeProbeTest {
  private static final int PROBES = 2_000;
  private static final int SEEDS = 50;

  /** A 95 % interval misses more than 8 of 50 in one case of a thousand. */
  private static final int LEAST_COVERED = 42;

  static Stream<QueensModel> models() {
    return Stream.of(
        QueensModel.of(8),
        QueensModel.of(10),
        Variant.TOROIDAL.builder(7).build(),
        Variant.NON_TOUCHING.builder(7).block(0, 0).block(3, 3).build(),
        Variant.SEMIQUEENS.builder(7).build(),
        QueensModel.builder(6).regionsAllDifferent((column, row) -> (column + row) / 2).build());
  }

  @ParameterizedTest
  @MethodSource("models")
  void coversTheTruth(QueensModel model) {
    long nodes = BruteForce.nodes(model);
    int solutions = BruteForce.solve(model).size();
    List<TreeEstimate> estimates =
        IntStream.range(0, SEEDS).mapToObj(seed -> estimate(model, PROBES, seed)).toList();
    assertThat(estimates)
        .filteredOn(estimate -> covers(estimate.nodes(), nodes))
        .hasSizeGreaterThanOrEqualTo(LEAST_COVERED);
    assertThat(estimates)
        .filteredOn(estimate -> covers(estimate.solutions(), solutions))
        .hasSizeGreaterThanOrEqualTo(LEAST_COVERED);
  }

  private static boolean covers(Estimate estimate, double truth) {
    return estimate.lower() <= truth && truth <= estimate.upper();
  }

  private static TreeEstimate estimate(QueensModel model, int probes, long seed) {
    return TreeProbe.estimate(model, probes, seed, () -> false).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"8, 2057, 92", "12, 856189, 14200", "14, 27358553, 365596"})
  void isCloseToTheTruth(int n, long nodes, long solutions) {
    TreeEstimate estimate = estimate(QueensModel.of(n), 100_000, 1);
    assertThat(estimate.nodes().value()).isCloseTo(nodes, withinPercentage(1));
    assertThat(estimate.solutions().value()).isCloseTo(solutions, withinPercentage(8));
    assertThat(estimate.probes()).isEqualTo(100_000);
  }

  @Test
  void walksTheTreeOfPartialPlacements() {
    RandomModels models = RandomModels.of("trees of partial placements");
    assertThat(nodes(QueensModel.of(8))).isEqualTo(2057);
    for (int i = 0; i < Gate.cases(60, 200); i++) {
      QueensModel model = models.any();
      assertThat(nodes(model)).as(model.toString()).isEqualTo(BruteForce.nodes(model));
    }
  }

  private static long nodes(QueensModel model) {
    return nodes(new PlacementTree(model), new int[model.size()], 0);
  }

  private static long nodes(PlacementTree tree, int[] rows, int queens) {
    long nodes = 1;
    if (queens < rows.length) {
      for (long free = tree.free(queens, rows); free != 0; free &= free - 1) {
        rows[queens] = Long.numberOfTrailingZeros(free);
        nodes += nodes(tree, rows, queens + 1);
      }
    }
    return nodes;
  }

  @Test
  void estimatesAColumnWithoutARow() {
    QueensModel model = QueensModel.builder(3).allowOnly(1).build();
    TreeEstimate estimate = estimate(model, 2, 1);
    assertThat(estimate.nodes()).isEqualTo(new Estimate(4, 0));
    assertThat(estimate.solutions()).isEqualTo(new Estimate(0, 0));
  }

  @Test
  void estimatesTheLargestTree() {
    TreeEstimate estimate = estimate(QueensModel.builder(64).build(), 2, 1);
    assertThat(estimate.solutions().value()).isCloseTo(Math.pow(64, 64), withinPercentage(1e-9));
    assertThat(estimate.nodes().standardError()).isZero();
  }
}
