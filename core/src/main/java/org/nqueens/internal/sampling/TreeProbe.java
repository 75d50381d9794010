package org.nqueens.internal.sampling;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.sampling.TreeEstimate.Estimate;

/**
 * Estimates of the size of the tree of partial placements of a model by random descents; see D. E.
 * Knuth, <i>Estimating the efficiency of backtrack programs</i>, Mathematics of Computation 29
 * (1975). They depend only on the model, the number of descents and the seed.
 */
final class TreeProbe {
  /** The largest number of descents, which take minutes. */
  static final int MAX_PROBES = 1_000_000_000;

  /** The descents between two polls of the stop signal, a power of two: about 20 us. */
  private static final int POLL = 1 << 6;

  private TreeProbe() {}

  /** Estimates nodes and solutions by at least 2 descents; empty after a request to stop. */
  static Optional<TreeEstimate> estimate(
      QueensModel model, int probes, long seed, BooleanSupplier stop) {
    PlacementTree tree = new PlacementTree(model);
    if (probes < 2 || probes > MAX_PROBES) {
      throw new IllegalArgumentException(
          "probes (%s) must be between 2 and %s: one descent has no standard error, and more take hours"
              .formatted(probes, MAX_PROBES));
    }
    Moments nodes = new Moments();
    Moments solutions = new Moments();
    int[] rows = new int[tree.size()];
    SplittableRandom random = new SplittableRandom(seed);
    for (int probe = 0; probe < probes; probe++) {
      if ((probe & POLL - 1) == 0 && stop.getAsBoolean()) {
        return Optional.empty();
      }
      descend(tree, rows, random, nodes, solutions);
    }
    return Optional.of(new TreeEstimate(nodes.estimate(), solutions.estimate(), probes));
  }

  /**
   * Descends to a solution or a dead end, each time to a child of the current node, chosen with
   * equal probability. The product of the numbers of children is 0 at a dead end and, at a
   * solution, the reciprocal of the probability of the solution. The expectation of the product is
   * the number of solutions; the expectation of the sum of the products along the path is the
   * number of nodes.
   */
  private static void descend(
      PlacementTree tree, int[] rows, SplittableRandom random, Moments nodes, Moments solutions) {
    // No product exceeds 64^64, about 10^116, and a double holds its square.
    double product = 1;
    double sum = 1;
    for (int depth = 0; product > 0 && depth < rows.length; depth++) {
      long free = tree.free(depth, rows);
      product *= Long.bitCount(free);
      sum += product;
      if (free != 0) {
        rows[depth] = RandomDraw.element(free, random);
      }
    }
    nodes.add(sum);
    solutions.add(product);
  }

  /**
   * The running mean and variance of independent observations; see B. P. Welford, <i>Note on a
   * method for calculating corrected sums of squares and products</i>, Technometrics 4 (1962). For
   * one thread.
   */
  private static final class Moments {
    private long count;
    private double mean;

    /** The sum of the squared deviations from the mean. */
    private double squares;

    void add(double observation) {
      count++;
      double deviation = observation - mean;
      mean += deviation / count;
      squares += deviation * (observation - mean);
    }

    /** The mean with its standard error; at least two observations are needed. */
    Estimate estimate() {
      return new Estimate(mean, Math.sqrt(squares / (count - 1) / count));
    }
  }
}
