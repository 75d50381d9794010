package org.nqueens.internal.index;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.portfolio.SearchLimits;
import org.nqueens.internal.run.ProgressLog;
import org.nqueens.internal.run.SearchPlan;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.BackendException;

/**
 * Chooses the search that makes an index, and runs it by the backend and the threads of a solver.
 *
 * <p>If the tree of partial placements, without propagation, is estimated to be small, the model is
 * enumerated in lexicographic order. A model that is symmetric under reversal of its rows is
 * searched with the first queen in the upper half of the board or in its middle row. For n = 16
 * this takes half of the time of a count without symmetry.
 *
 * <p>If the tree is too large, a short search with propagation is tried, which can be shorter by
 * orders of magnitude. Short means a limit of polls of the stop signal; it depends only on the
 * model and the backend. If there are few solutions, the short search may find them in any order:
 * all are kept, and sorted in the end. For example, a search of regions takes milliseconds by the
 * fewest places, and hours in lexicographic order.
 */
final class IndexBuilder {
  /**
   * The nodes of a tree that takes the embedded engine some ten seconds: more than the 1.1e9 of n =
   * 16 and fewer than the 8.0e9 of n = 17.
   */
  private static final double MAX_NODES = 3e9;

  /** The largest number of solutions for a short search. */
  private static final double MANY_SOLUTIONS = 2e7;

  /** The nodes of n = 16 are estimated with a standard error of 0.8 %. */
  private static final int PROBES = 20_000;

  /** A fixed seed makes the refusal of a model reproducible. */
  private static final long SEED = 1;

  /**
   * The polls of a short search. On {@code embedded} they are 2.6 million nodes with propagation,
   * up to a few seconds; on {@code cp} ten seconds.
   */
  private static final long POLLS = 10_000;

  private final SolverOptions options;
  private final QueensModel model;
  private final StopSignal stop;
  private final ProgressLog progress;

  /** Whether half of the model is searched. */
  private final boolean isMirrored;

  private final Landmarks.Recorder recorder;

  /**
   * The number of solutions with the first queen in the middle row; their images are among them.
   */
  private long inTheMiddle;

  /**
   * Prepares an index.
   *
   * @param model a model of at most 64 columns
   */
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
   * @throws IllegalArgumentException if the tree is estimated to exceed {@link #MAX_NODES}, and no
   *     short search ends
   * @throws org.nqueens.result.SearchStoppedException if a search is stopped before its end
   */
  SolutionIndex build() {
    SearchPlan plan = SearchPlan.toEnumerateInOrder(options, searched());
    SearchRun inOrder = new SearchRun(plan, stop, progress);
    if (bound() <= MAX_NODES || inOrder.resultWithoutSearch().isPresent()) {
      return enumerated(inOrder);
    }
    TreeEstimate estimate = estimate(options, model, stop);
    double nodes = estimate.nodes().value();
    if (nodes <= MAX_NODES) {
      return enumerated(inOrder);
    }
    Optional<SolutionIndex> soon = isWorthATry(estimate) ? searchedSoon() : Optional.empty();
    SolutionIndex index =
        soon.orElseThrow(
            () ->
                new IllegalArgumentException(
                    "nodes (about %s) must be at most %s for an index: choose a smaller or more constrained board%s"
                        .formatted(
                            text(nodes),
                            text(MAX_NODES),
                            RandomPlacements.areDrawn(model, estimate)
                                ? ", or draw a sample"
                                : "")));
    progress.delivered(index.size());
    progress.exhausted();
    return index;
  }

  /** Whether an index is not refused before any search: the tree is small, or solutions are few. */
  static boolean isWorthATry(TreeEstimate estimate) {
    return estimate.nodes().value() <= MAX_NODES || estimate.solutions().value() <= MANY_SOLUTIONS;
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
    return index();
  }

  /**
   * The index by a short search: in any order, or in lexicographic order if there are more
   * solutions than are kept. Empty if neither search ends soon.
   */
  private Optional<SolutionIndex> searchedSoon() {
    List<Placement> found = new ArrayList<>();
    SolveResult inAnyOrder =
        shortRun(model, options.backend().preferredStrategy(model))
            .enumerate(found::add, Landmarks.MAX_KEPT + 1L);
    if (found.size() <= Landmarks.MAX_KEPT) {
      return isWhole(inAnyOrder) ? Optional.of(sorted(found)) : Optional.empty();
    }
    SolveResult inOrder =
        shortRun(searched(), Optional.of(SearchStrategy.LEXICOGRAPHIC))
            .enumerate(this::add, Long.MAX_VALUE);
    return isWhole(inOrder) ? Optional.of(index()) : Optional.empty();
  }

  /** False if the search was not short; throws an exception if it was stopped. */
  private static boolean isWhole(SolveResult result) {
    if (result.completion() == Completion.FAILURE_LIMIT) {
      return false;
    }
    SearchRun.requireExhausted(result);
    return true;
  }

  /** A run of one whole tree, under a signal that its end does not stop for the next one. */
  private SearchRun shortRun(QueensModel searched, Optional<SearchStrategy> strategy) {
    return new SearchRun(
        SearchPlan.toFind(options, searched, strategy, Set.of()),
        stop.anew(),
        progress.effort(),
        SearchLimits.inPolls(strategy, POLLS));
  }

  /** The index of solutions in any order. */
  private SolutionIndex sorted(List<Placement> solutions) {
    Collections.sort(solutions);
    for (int i = 0; i < solutions.size(); i++) {
      if (i > 0 && solutions.get(i).equals(solutions.get(i - 1))) {
        throw BackendException.breach(
            options.backend().id(), "found the placement (%s) twice".formatted(solutions.get(i)));
      }
      recorder.add(solutions.get(i));
    }
    return index(solutions.size(), solutions.size());
  }

  private boolean add(Placement placement) {
    recorder.add(placement);
    inTheMiddle += 2 * placement.row(0) + 1 == model.size() ? 1 : 0;
    return true;
  }

  /** The model, or its half that is searched. */
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

  private SolutionIndex index() {
    long covered = recorder.solutions();
    return index(isMirrored ? 2 * covered - inTheMiddle : covered, covered);
  }

  private SolutionIndex index(long size, long covered) {
    // The index keeps the options for the clocks of its look-ups, not this builder.
    SolverOptions ofLookUps = options;
    return new SolutionIndex(
        model, size, covered, recorder.landmarks(), () -> StopSignal.startOwned(ofLookUps));
  }
}
