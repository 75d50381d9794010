package org.nqueens.internal.index;

import java.util.Optional;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.QueensModel;
import org.nqueens.sampling.TreeEstimate;

/**
 * The decision between the two ways to sample: by rejection until as many queens have been drawn as
 * the tree is estimated to have nodes, and from then on by an index. Whatever the number of
 * samples, this takes at most about twice as long as the better way alone.
 *
 * @param maxQueens the queens to draw before the index is made: 0 if it is made at once, infinite
 *     if it is not feasible
 * @param maxTries the random placements for one sample after which the source is at fault, infinite
 *     if the index follows
 * @param index the index if it is made already
 */
record SampleWay(double maxQueens, double maxTries, Optional<SolutionIndex> index) {
  /** The most random placements for each sample; n = 22 has 4.2e8. */
  static final double MAX_TRIES = 1e9;

  /** The nodes of a tree whose index takes a few milliseconds, less than an estimate. */
  private static final double FEW_NODES = 1e6;

  /**
   * The tries for one sample after which the source is at fault, in multiples of those expected: 64
   * ln 2. If each succeeds with probability 1 / T, then k T in a row fail with probability (1 - 1 /
   * T)^(k T) &lt; e^-k, which is 2^-64 here. T is estimated from the model.
   */
  private static final double FAIR_TRIES = 64 * Math.log(2);

  /** Random placements until an index is made. */
  static SampleWay untilIndex(double maxQueens) {
    return new SampleWay(maxQueens, Double.POSITIVE_INFINITY, Optional.empty());
  }

  /**
   * Random placements only.
   *
   * @param tries the tries that are expected for each sample
   */
  static SampleWay rejection(double tries) {
    return new SampleWay(
        Double.POSITIVE_INFINITY, FAIR_TRIES * Math.max(1, tries), Optional.empty());
  }

  /**
   * Decides for a model of at most 64 columns. The decision depends on the model alone.
   *
   * @return the way; empty if the model is found to have no solution
   * @throws IllegalArgumentException if neither way is feasible
   * @throws org.nqueens.result.SearchStoppedException after a request to stop
   */
  static Optional<SampleWay> of(SolverOptions options, QueensModel model, StopSignal stop) {
    IndexLimit limit = new IndexLimit(options, model, stop);
    if (limit.isRefuted()) {
      return Optional.empty();
    }
    double bound = limit.bound();
    if (bound <= FEW_NODES) {
      return Optional.of(untilIndex(0));
    }
    TreeEstimate estimate = limit.estimate();
    double nodes = Math.min(bound, estimate.nodes().value());
    double tries = new RandomPlacements(model).size() / estimate.solutions().value();
    if (tries <= MAX_TRIES) {
      return Optional.of(nodes <= IndexLimit.MAX_NODES ? untilIndex(nodes) : rejection(tries));
    }
    if (nodes <= IndexLimit.MAX_NODES) {
      return Optional.of(untilIndex(0));
    }
    Optional<SolutionIndex> index = limit.indexSoon(estimate, ProgressLog.NONE);
    if (index.isPresent()) {
      return index.filter(all -> all.size() > 0).map(all -> new SampleWay(0, 0, Optional.of(all)));
    }
    throw new IllegalArgumentException(
        "nodes (about %s) must be at most %s for a sample by index, or tries (%s) at most %s for a sample by rejection: choose a smaller or more constrained board"
            .formatted(
                IndexLimit.text(nodes),
                IndexLimit.text(IndexLimit.MAX_NODES),
                Double.isInfinite(tries)
                    ? "too many to estimate"
                    : "about " + IndexLimit.text(tries),
                IndexLimit.text(MAX_TRIES)));
  }
}
