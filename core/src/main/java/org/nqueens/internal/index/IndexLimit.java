package org.nqueens.internal.index;

import java.util.Locale;
import java.util.Optional;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.constraint.HallViolation;
import org.nqueens.internal.probe.TreeProbe;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.sampling.TreeEstimate;

/**
 * The largest tree that is searched for an index, and the estimates that are compared with it.
 *
 * <p>The estimates are those of the tree of partial placements, without propagation. A search that
 * propagates can be shorter by orders of magnitude, and is tried where the tree is too large.
 */
final class IndexLimit {
  /**
   * The nodes of a tree that takes the embedded engine some ten seconds: more than the 1.1e9 of n =
   * 16 and fewer than the 8.0e9 of n = 17.
   */
  private static final double MAX_NODES = 3e9;

  /** The solutions that are too many for a {@linkplain IndexBuilder#buildSoon short search}. */
  private static final double MANY_SOLUTIONS = 2e7;

  /** The nodes of n = 16 are estimated with a standard error of 0.8 %. */
  private static final int PROBES = 20_000;

  /** A fixed seed makes the refusal of a model reproducible. */
  private static final long SEED = 1;

  private final SolverOptions options;
  private final QueensModel model;
  private final StopSignal stop;

  /**
   * Prepares the decision about one model.
   *
   * @param options those of the solver that would search
   * @param model a model of at most 64 columns
   */
  IndexLimit(SolverOptions options, QueensModel model, StopSignal stop) {
    this.options = options;
    this.model = model;
    this.stop = stop;
  }

  /**
   * Makes an index, unless its search is long.
   *
   * @throws IllegalArgumentException if its tree is estimated to exceed {@link #MAX_NODES}, and no
   *     short search ends
   * @throws org.nqueens.result.SearchStoppedException after a request to stop
   */
  SolutionIndex index(ProgressLog progress) {
    if (bound() <= MAX_NODES || isRefuted()) {
      return IndexBuilder.build(options, model, stop, progress);
    }
    TreeEstimate estimate = estimate();
    double nodes = estimate.nodes().value();
    if (nodes <= MAX_NODES) {
      return IndexBuilder.build(options, model, stop, progress);
    }
    Optional<SolutionIndex> soon =
        estimate.solutions().value() > MANY_SOLUTIONS
            ? Optional.empty()
            : IndexBuilder.buildSoon(options, model, stop, progress);
    return soon.orElseThrow(
        () ->
            new IllegalArgumentException(
                "nodes (about %s) must be at most %s for an index: choose a smaller or more constrained board, or draw a sample"
                    .formatted(text(nodes), text(MAX_NODES))));
  }

  /**
   * The estimate that decides about indexes and samples.
   *
   * @throws org.nqueens.result.SearchStoppedException after a request to stop
   */
  TreeEstimate estimate() {
    return TreeProbe.of(model)
        .estimate(PROBES, SEED, stop)
        .orElseThrow(() -> stop.stopped(options.backend().id()));
  }

  /** True if the domains alone show that there is no solution, which every search does first. */
  private boolean isRefuted() {
    return model.domains().stream().anyMatch(RowDomain::isEmpty)
        || HallViolation.refutes(model, stop);
  }

  /**
   * An upper bound on the number of nodes, which costs less than an estimate: the product of the
   * sizes of the domains, where a queen leaves one row less to the queens after it if all rows
   * differ.
   */
  private double bound() {
    boolean rowsDiffer = RowDraw.rowsDiffer(model);
    double nodes = 1;
    double width = 1;
    for (int column = 0; column < model.size(); column++) {
      int rows = model.domain(column).size();
      width *= rowsDiffer ? Math.min(rows, model.size() - column) : rows;
      nodes += width;
    }
    return nodes;
  }

  /** The text of an estimated number in a message: two digits and the power of ten, as in 8.1e9. */
  static String text(double number) {
    return String.format(Locale.ROOT, "%.1e", number).replaceFirst("e\\+?(-?)0?", "e$1");
  }
}
