package org.nqueens.internal.index;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.run.SearchLimits;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.BackendException;

/**
 * The enumeration that makes an index, by the backend and the threads of a solver.
 *
 * <p>A model that is symmetric under reversal of its rows is searched with the first queen in the
 * upper half of the board or in its middle row: half of n = 16 takes 0.5 times as long as a count
 * of the whole without symmetry.
 *
 * <p>A short search is one within a number of polls of the stop signal, which depends on the model
 * and the backend alone. Where few solutions are to be numbered, it may be in any order: all are
 * kept, and sorted in the end. For example, a search of regions takes milliseconds by the fewest
 * places, and hours in lexicographic order.
 */
final class IndexBuilder {
  /**
   * The polls of a short search: of {@code embedded} 2.6 million nodes with propagation, up to a
   * few seconds; of {@code cp} ten seconds.
   */
  private static final long POLLS = 10_000;

  private final SolverOptions options;
  private final QueensModel model;

  /** Whether half of the model is searched. */
  private final boolean isMirrored;

  private final Landmarks.Recorder recorder;

  /** The solutions with the first queen in the middle row, whose images are among them. */
  private long inTheMiddle;

  private IndexBuilder(SolverOptions options, QueensModel model) {
    this.options = options;
    this.model = model;
    this.isMirrored = MirroredHalves.appliesTo(model, SolutionOrder.LEXICOGRAPHIC);
    this.recorder = new Landmarks.Recorder(model.size());
  }

  /**
   * Makes an index.
   *
   * @throws org.nqueens.result.SearchStoppedException if the search is stopped before its end
   */
  static SolutionIndex build(
      SolverOptions options, QueensModel model, StopSignal stop, ProgressLog progress) {
    IndexBuilder builder = new IndexBuilder(options, model);
    SearchPlan plan = SearchPlan.toEnumerateInOrder(options, builder.searched());
    SearchRun.requireExhausted(
        new SearchRun(plan, stop, progress).enumerate(builder::add, Long.MAX_VALUE));
    return builder.index();
  }

  /**
   * Makes an index if the search for it is short: one in any order, or the one in lexicographic
   * order where there are more solutions than are kept.
   *
   * @return the index; empty if neither search ends soon
   * @throws org.nqueens.result.SearchStoppedException if a search is stopped before its end
   */
  static Optional<SolutionIndex> buildSoon(
      SolverOptions options, QueensModel model, StopSignal stop, ProgressLog progress) {
    Optional<SolutionIndex> index = searchSoon(options, model, stop, progress);
    if (index.isPresent()) {
      progress.delivered(index.get().size());
      progress.exhausted();
    }
    return index;
  }

  private static Optional<SolutionIndex> searchSoon(
      SolverOptions options, QueensModel model, StopSignal stop, ProgressLog progress) {
    List<Placement> found = new ArrayList<>();
    SolveResult inAnyOrder =
        shortRun(options, model, options.backend().preferredStrategy(model), stop, progress)
            .enumerate(found::add, Landmarks.MAX_KEPT + 1L);
    if (found.size() <= Landmarks.MAX_KEPT) {
      return isWhole(inAnyOrder)
          ? Optional.of(new IndexBuilder(options, model).sorted(found))
          : Optional.empty();
    }
    IndexBuilder builder = new IndexBuilder(options, model);
    SolveResult inOrder =
        shortRun(
                options,
                builder.searched(),
                Optional.of(SearchStrategy.LEXICOGRAPHIC),
                stop,
                progress)
            .enumerate(builder::add, Long.MAX_VALUE);
    return isWhole(inOrder) ? Optional.of(builder.index()) : Optional.empty();
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
  private static SearchRun shortRun(
      SolverOptions options,
      QueensModel searched,
      Optional<SearchStrategy> strategy,
      StopSignal stop,
      ProgressLog progress) {
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
    return new SolutionIndex(
        model, solutions.size(), solutions.size(), recorder.landmarks(), clock(options));
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
    long size = isMirrored ? 2 * covered - inTheMiddle : covered;
    return new SolutionIndex(model, size, covered, recorder.landmarks(), clock(options));
  }

  /** The clocks of look-ups under the options of a solver. */
  private static Supplier<StopSignal> clock(SolverOptions options) {
    return () -> StopSignal.startOwned(options);
  }
}
