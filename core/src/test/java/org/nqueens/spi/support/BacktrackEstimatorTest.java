package org.nqueens.spi.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.internal.embedded.EmbeddedBackend;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.ProgressSink;
import org.nqueens.spi.SearchRequest;

class BacktrackEstimatorTest {
  private static final double EXACTLY = 1e-12;

  /** A binary tree; a leaf has no children. */
  private record Tree(double left, List<Tree> children) {}

  private static Tree random(Random random, int depth) {
    double left = (1 + random.nextInt(4)) / 5.0;
    return depth == 0 || random.nextInt(4) == 0
        ? new Tree(left, List.of())
        : new Tree(left, List.of(random(random, depth - 1), random(random, depth - 1)));
  }

  /** The weights of the leaves from the left to the right, by the definition. */
  private static void weights(Tree tree, double weight, List<Double> leaves) {
    if (tree.children.isEmpty()) {
      leaves.add(weight);
    } else {
      weights(tree.children.get(0), weight * tree.left, leaves);
      weights(tree.children.get(1), weight * (1 - tree.left), leaves);
    }
  }

  /** The shares at the leaves of a depth-first walk, each before and after the leaf. */
  private static void walk(Tree tree, BacktrackEstimator estimator, List<double[]> shares) {
    if (tree.children.isEmpty()) {
      shares.add(new double[] {estimator.share(0), estimator.share(1)});
      return;
    }
    estimator.branch(tree.left);
    walk(tree.children.get(0), estimator, shares);
    estimator.backtrack();
    walk(tree.children.get(1), estimator, shares);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void isTheSumOfTheWeightsOfTheLeavesMet(long seed) {
    Tree tree = random(new Random(seed), 10);
    List<Double> weights = new ArrayList<>();
    weights(tree, 1, weights);
    List<double[]> shares = new ArrayList<>();
    walk(tree, new BacktrackEstimator(), shares);
    assertThat(shares).hasSameSizeAs(weights);
    double sum = 0;
    for (int i = 0; i < shares.size(); i++) {
      assertThat(shares.get(i)[0]).isCloseTo(sum, within(EXACTLY));
      sum += weights.get(i);
      assertThat(shares.get(i)[1]).isCloseTo(sum, within(EXACTLY));
    }
    assertThat(sum).isCloseTo(1, within(EXACTLY));
  }

  /** Reports of one search. */
  private static final class Reports implements ProgressSink {
    private final List<Double> shares = new ArrayList<>();
    private long decisions;
    private long solutions;

    @Override
    public void at(double share, long decisionsMade, long solutionsFound) {
      shares.add(share);
      assertThat(decisionsMade).isGreaterThanOrEqualTo(decisions);
      assertThat(solutionsFound).isGreaterThanOrEqualTo(solutions);
      decisions = decisionsMade;
      solutions = solutionsFound;
    }
  }

  static List<SearchStrategy> strategies() {
    List<SearchStrategy> strategies = new ArrayList<>();
    for (ValueSelection values : ValueSelection.values()) {
      strategies.add(SearchStrategy.of(VariableSelection.FIRST_UNBOUND, values));
      strategies.add(SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, values));
    }
    return strategies;
  }

  /** Searches by bits and by propagation. */
  @ParameterizedTest
  @MethodSource("strategies")
  void risesToTheWholeInEverySearch(SearchStrategy strategy) {
    for (QueensModel model : List.of(QueensModel.of(11), toroidal(11))) {
      Reports reports = new Reports();
      new EmbeddedBackend()
          .search(
              new SearchRequest(model, Optional.of(strategy), Propagation.UNSPECIFIED, () -> false)
                  .reportingTo(reports),
              rows -> true);
      assertThat(reports.shares).isSorted().allMatch(share -> share >= 0 && share <= 1);
      assertThat(reports.shares.get(reports.shares.size() - 1)).isGreaterThan(0.9);
    }
  }

  /** Counts by bits within propagation. */
  @ParameterizedTest
  @ValueSource(ints = {15, 16})
  void risesToTheWholeInEveryCount(int n) {
    Reports reports = new Reports();
    QueensModel plain = QueensModel.of(n).toBuilder().place(0, n / 2 - 1).block(3, 0).build();
    new EmbeddedBackend()
        .count(
            new SearchRequest(plain, SearchStrategy.LEXICOGRAPHIC, () -> false)
                .reportingTo(reports));
    assertThat(reports.shares).isSorted().allMatch(share -> share >= 0 && share <= 1);
    assertThat(reports.shares.get(reports.shares.size() - 1)).isGreaterThan(0.9);
  }

  private static QueensModel toroidal(int n) {
    return Variant.TOROIDAL.builder(n).build();
  }

  @Test
  void countsNothingBelowTheRootBeforeTheFirstLeaf() {
    BacktrackEstimator estimator = new BacktrackEstimator();
    estimator.branch(0.25);
    assertThat(estimator.share(0)).isZero();
    assertThat(estimator.share(1)).isEqualTo(0.25);
    assertThat(estimator.depth()).isEqualTo(1);
  }

  @Test
  void refusesAPathThatItDoesNotFollow() {
    BacktrackEstimator estimator = new BacktrackEstimator();
    assertThatIllegalStateException()
        .isThrownBy(estimator::backtrack)
        .withMessage("depth (0) must be above 0 to backtrack: take a left branch first");
    for (int depth = 0; depth < BacktrackEstimator.MAX_DEPTH; depth++) {
      estimator.branch(0.5);
    }
    assertThatIllegalStateException()
        .isThrownBy(() -> estimator.branch(0.5))
        .withMessage("depth (64) must be below 64 for a branch: follow no deeper one");
  }
}
