package org.nqueens.internal.sampling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.run.ProgressLog;
import org.nqueens.internal.run.SearchPlan;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.search.SolutionOrder;

/**
 * Chooses the search that makes an index, and runs it by the backend and the threads of a solver.
 *
 * <p>If the tree of partial placements, without propagation, is estimated to be small, the model is
 * enumerated in lexicographic order. A model that is symmetric under reversal of its rows is
 * searched with the first queen in the upper half of the board or in its middle row. For n = 16
 * this takes half of the time of a count without symmetry.
 */
final class IndexBuilder {
  /** The nodes of some ten seconds: more than the 1.1e9 of n = 16, fewer than the 8.0e9 of 17. */
  private static final double MAX_NODES = 3e9;

  /** The nodes of n = 16 are estimated with a standard error of 0.8 %. */
  private static final int PROBES = 20_000;

  /** A fixed seed makes the refusal of a model reproducible. */
  private static final long SEED = 1;

  private final SolverOptions options;
  private final QueensModel model;
  private final StopSignal stop;
  private final ProgressLog progress;

  private final boolean isMirrored;

  private final Landmarks.Recorder recorder;

  /** The solutions with the first queen in the middle row; their images are among them. */
  private long inTheMiddle;

  /** Prepares an index of a model of at most 64 columns. */
  IndexBuilder(SolverOptions options, QueensModel model, StopSignal stop, ProgressLog progress) {
    this.options = options;
    this.model = model;
    this.stop = stop;
    this.progress = progress;
    this.isMirrored = MirroredHalves.appliesTo(model, SolutionOrder.LEXICOGRAPHIC);
    this.recorder = new Landmarks.Recorder(model.size());
  }

  /**
   * Makes the index; called once.
   *
   * @throws IllegalArgumentException if the tree is estimated to exceed {@link #MAX_NODES}
   * @throws org.nqueens.result.SearchStoppedException if a search is stopped before its end
   */
  SolutionIndex build() {
    SearchPlan plan = SearchPlan.toEnumerateInOrder(options, searched());
    SearchRun inOrder = SearchRun.of(plan, stop, progress);
    if (bound() <= MAX_NODES || inOrder.withoutSearch().isPresent()) {
      return enumerated(inOrder);
    }
    TreeEstimate estimate = estimate(options, model, stop);
    if (isSmall(estimate)) {
      return enumerated(inOrder);
    }
    throw new IllegalArgumentException(
        "nodes (about %s) must be at most %s for an index: choose a smaller or more constrained board%s"
            .formatted(
                text(estimate.nodes().value()),
                text(MAX_NODES),
                RandomPlacements.areDrawn(model, estimate) ? ", or draw a sample" : ""));
  }

  /** Whether an index is not refused for the size of the tree. */
  static boolean isSmall(TreeEstimate estimate) {
    return estimate.nodes().value() <= MAX_NODES;
  }

  /** The estimate that decides about indexes and samples. */
  static TreeEstimate estimate(SolverOptions options, QueensModel model, StopSignal stop) {
    return TreeProbe.estimate(model, PROBES, SEED, stop)
        .orElseThrow(() -> stop.stopped(options.backend().id()));
  }

  /**
   * An upper bound on the number of nodes, which costs less than an estimate: the product of the
   * sizes of the domains, with one row less after each queen if all rows differ.
   */
  private double bound() {
    boolean rowsDiffer = CompiledConstraints.of(model).rowsRule() >= 0;
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

  private SolutionIndex enumerated(SearchRun inOrder) {
    SearchRun.requireExhausted(inOrder.enumerate(this::add, Long.MAX_VALUE));
    long covered = recorder.solutions();
    long size = isMirrored ? 2 * covered - inTheMiddle : covered;
    return new SolutionIndex(model, size, covered, recorder.landmarks(), options);
  }

  private boolean add(Placement placement) {
    recorder.add(placement);
    inTheMiddle += 2 * placement.row(0) + 1 == model.size() ? 1 : 0;
    return true;
  }

  private QueensModel searched() {
    if (!isMirrored) {
      return model;
    }
    List<RowDomain> domains = new ArrayList<>(model.domains());
    int middle = (model.size() - 1) / 2;
    RowDomain upper = RowDomain.of(IntStream.rangeClosed(0, middle).toArray());
    domains.set(0, domains.get(0).intersect(upper));
    return new QueensModel(domains, model.constraints());
  }
}
