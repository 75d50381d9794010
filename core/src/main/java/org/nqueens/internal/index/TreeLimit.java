package org.nqueens.internal.index;

import org.nqueens.internal.constraint.HallViolation;
import org.nqueens.internal.probe.TreeProbe;
import org.nqueens.internal.run.StopSignal;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.TreeEstimate;

/** The largest tree that is searched for an index, and the estimates that are compared with it. */
final class TreeLimit {
  /**
   * The nodes of a tree that takes the embedded engine some ten seconds: more than the 1.1e9 of n =
   * 16 and fewer than the 8.0e9 of n = 17.
   */
  static final double MAX_NODES = 3e9;

  /** The nodes of n = 16 are estimated with a standard error of 0.8 %. */
  private static final int PROBES = 20_000;

  /** A fixed seed makes the refusal of a model reproducible. */
  private static final long SEED = 1;

  private final String backend;
  private final QueensModel model;
  private final StopSignal stop;

  /**
   * Prepares the decision about one model.
   *
   * @param backend the id of the backend that would search
   * @param model a model of at most 64 columns
   */
  TreeLimit(String backend, QueensModel model, StopSignal stop) {
    this.backend = backend;
    this.model = model;
    this.stop = stop;
  }

  /**
   * Checks that the model can be indexed.
   *
   * @throws IllegalArgumentException if its tree is estimated to exceed {@link #MAX_NODES}
   * @throws org.nqueens.result.SearchStoppedException after a request to stop
   */
  void require() {
    if (bound() > MAX_NODES && !isRefuted()) {
      double nodes = estimate().nodes().value();
      if (nodes > MAX_NODES) {
        throw new IllegalArgumentException(
            "nodes (about %s) must be at most %s for an index: choose a smaller or more constrained board, or draw a sample"
                .formatted(LargeNumber.text(nodes), LargeNumber.text(MAX_NODES)));
      }
    }
  }

  /**
   * The estimate that decides about indexes and samples.
   *
   * @throws org.nqueens.result.SearchStoppedException after a request to stop
   */
  TreeEstimate estimate() {
    return TreeProbe.of(model)
        .estimate(PROBES, SEED, stop)
        .orElseThrow(() -> stop.stopped(backend));
  }

  /** True if the domains alone show that there is no solution, which every search does first. */
  boolean isRefuted() {
    return model.domains().stream().anyMatch(RowDomain::isEmpty)
        || HallViolation.refutes(model, stop);
  }

  /**
   * An upper bound on the number of nodes, which costs less than an estimate: the product of the
   * sizes of the domains, where a queen leaves one row less to the queens after it if all rows
   * differ.
   */
  double bound() {
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
}
