package org.nqueens.internal.index;

import java.util.Optional;
import org.nqueens.internal.run.FirstSolutions;
import org.nqueens.internal.run.ProgressLog;
import org.nqueens.internal.run.SolverOptions;
import org.nqueens.internal.run.StopSignal;
import org.nqueens.model.QueensModel;
import org.nqueens.result.TreeEstimate;

/**
 * The decision between the two ways to sample: by rejection until as many queens have been drawn as
 * the tree is estimated to have nodes, and from then on by an index. Whatever the number of
 * samples, this takes at most about twice as long as the better way alone.
 *
 * @param maxQueens the queens to draw before the index is made: 0 if it is made at once, infinite
 *     if it is not feasible
 */
record SampleWay(double maxQueens) {
  /** The most random placements for each sample; n = 22 has 4.2e8. */
  static final double MAX_TRIES = 1e9;

  /** The nodes of a tree whose index takes a few milliseconds, less than an estimate. */
  private static final double FEW_NODES = 1e6;

  private static final SampleWay INDEX = new SampleWay(0);

  /**
   * Decides for a model of at most 64 columns. The decision depends on the model alone.
   *
   * @return the way; empty if the model is found to have no solution
   * @throws IllegalArgumentException if neither way is feasible
   * @throws org.nqueens.result.SearchStoppedException after a request to stop
   */
  static Optional<SampleWay> of(SolverOptions options, QueensModel model, StopSignal stop) {
    TreeLimit limit = new TreeLimit(options.backend().id(), model, stop);
    if (limit.isRefuted()) {
      return Optional.empty();
    }
    double bound = limit.bound();
    if (bound <= FEW_NODES) {
      return Optional.of(INDEX);
    }
    TreeEstimate estimate = limit.estimate();
    double nodes = Math.min(bound, estimate.nodes().value());
    double tries = new RandomPlacements(model).size() / estimate.solutions().value();
    if (tries <= MAX_TRIES) {
      return Optional.of(
          new SampleWay(nodes <= TreeLimit.MAX_NODES ? nodes : Double.POSITIVE_INFINITY));
    }
    if (nodes <= TreeLimit.MAX_NODES) {
      return Optional.of(INDEX);
    }
    boolean isUnsolved = Double.isInfinite(tries);
    if (isUnsolved
        && new FirstSolutions(options).find(1, model, stop, ProgressLog.NONE).isEmpty()) {
      return Optional.empty();
    }
    throw new IllegalArgumentException(
        "nodes (about %s) must be at most %s for a sample by index, or tries (%s) at most %s for a sample by rejection: draw an approximate sample, or choose a smaller or more constrained board"
            .formatted(
                LargeNumber.text(nodes),
                LargeNumber.text(TreeLimit.MAX_NODES),
                isUnsolved ? "too many to estimate" : "about " + LargeNumber.text(tries),
                LargeNumber.text(MAX_TRIES)));
  }
}
