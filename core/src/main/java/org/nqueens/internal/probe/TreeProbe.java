package org.nqueens.internal.probe;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.result.TreeEstimate;

/**
 * Estimates of the size of the tree of partial placements of a model by random descents; see D. E.
 * Knuth, <i>Estimating the efficiency of backtrack programs</i>, Mathematics of Computation 29
 * (1975). They depend on the model, the number of descents and the seed alone. Immutable and safe
 * for use by many threads.
 */
public final class TreeProbe {
  /** The largest number of descents, which take minutes. */
  public static final int MAX_PROBES = 1_000_000_000;

  /** The descents between two polls of the stop signal, a power of two: about 20 us. */
  private static final int POLL = 1 << 6;

  private final PlacementTree tree;

  private TreeProbe(PlacementTree tree) {
    this.tree = tree;
  }

  /**
   * The probe of the tree of a model.
   *
   * @throws IllegalArgumentException if the model has more than 64 columns
   */
  public static TreeProbe of(QueensModel model) {
    return new TreeProbe(PlacementTree.of(model));
  }

  /** The probe of a tree. */
  public static TreeProbe of(PlacementTree tree) {
    return new TreeProbe(tree);
  }

  /**
   * Estimates the nodes and the solutions.
   *
   * @param probes the number of descents, from 2 to {@value #MAX_PROBES}
   * @param seed the seed of the random numbers
   * @param stop answers whether to stop; polled every few descents
   * @return the estimate; empty after a request to stop
   * @throws IllegalArgumentException if the number of descents is out of range
   */
  public Optional<TreeEstimate> estimate(int probes, long seed, BooleanSupplier stop) {
    requireProbes(probes, 2, "one descent has no standard error, and more take hours");
    Moments nodes = new Moments();
    Moments solutions = new Moments();
    Descent descent = new Descent(tree);
    SplittableRandom random = new SplittableRandom(seed);
    for (int probe = 0; probe < probes; probe++) {
      if ((probe & POLL - 1) == 0 && stop.getAsBoolean()) {
        return Optional.empty();
      }
      descent.run(random);
      nodes.add(descent.nodes());
      solutions.add(descent.weight());
    }
    return Optional.of(new TreeEstimate(nodes.estimate(), solutions.estimate(), probes));
  }

  /**
   * Checks a number of descents.
   *
   * @throws IllegalArgumentException if the number is out of range
   */
  public static void requireProbes(int probes, int least, String reason) {
    if (probes < least || probes > MAX_PROBES) {
      throw new IllegalArgumentException(
          "probes (%s) must be between %s and %s: %s".formatted(probes, least, MAX_PROBES, reason));
    }
  }
}
