package org.nqueens.internal.index;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.run.ProgressLog;
import org.nqueens.internal.run.SearchPlan;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.SolverOptions;
import org.nqueens.internal.run.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.PlacementIndex;
import org.nqueens.search.SolutionOrder;

/**
 * The enumeration that makes an index, by the backend and the threads of a solver.
 *
 * <p>A model that reversing its rows maps to itself is searched with the first queen in the upper
 * half of the board or in its middle row: half of n = 16 takes 0.5 times as long as a count of the
 * whole without symmetry.
 */
final class IndexBuilder {
  private final QueensModel model;
  private final Landmarks.Recorder recorder;

  /** The solutions with the first queen in the middle row, whose images are among them. */
  private long inTheMiddle;

  private IndexBuilder(QueensModel model) {
    this.model = model;
    this.recorder = new Landmarks.Recorder(model.size());
  }

  /**
   * Makes an index.
   *
   * @throws org.nqueens.result.SearchStoppedException if the search is stopped before its end
   */
  static PlacementIndex build(
      SolverOptions options, QueensModel model, StopSignal stop, ProgressLog progress) {
    IndexBuilder builder = new IndexBuilder(model);
    boolean isMirrored = MirroredHalves.appliesTo(model, SolutionOrder.LEXICOGRAPHIC);
    builder.search(options, isMirrored ? builder.upperHalf() : model, stop, progress);
    return builder.index(isMirrored);
  }

  private void search(
      SolverOptions options, QueensModel searched, StopSignal stop, ProgressLog progress) {
    SearchRun.requireExhausted(
        new SearchRun(SearchPlan.toEnumerateInOrder(options, searched), stop, progress)
            .enumerate(this::add, Long.MAX_VALUE));
  }

  private boolean add(Placement placement) {
    recorder.add(placement);
    inTheMiddle += 2 * placement.row(0) + 1 == model.size() ? 1 : 0;
    return true;
  }

  private QueensModel upperHalf() {
    List<RowDomain> domains = new ArrayList<>(model.domains());
    int middle = (model.size() - 1) / 2;
    RowDomain upper = RowDomain.of(IntStream.rangeClosed(0, middle).toArray());
    domains.set(0, domains.get(0).intersect(upper));
    return new QueensModel(domains, model.constraints());
  }

  private PlacementIndex index(boolean isMirrored) {
    long covered = recorder.solutions();
    long size = isMirrored ? 2 * covered - inTheMiddle : covered;
    return new SolutionIndex(model, size, covered, recorder.landmarks());
  }
}
