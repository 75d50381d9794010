package org.nqueens.internal.index;

import java.util.random.RandomGenerator;
import org.nqueens.internal.call.PlacementStream;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;

/**
 * Independent random solutions, each with the same probability, drawn by rejection on the thread
 * that pulls.
 */
final class SampleSource implements PlacementStream.Source {
  private final SolverOptions options;
  private final RandomGenerator random;
  private final StopSignal stop;
  private final RandomPlacements placements;
  private final double maxTries;

  /**
   * Prepares samples; an interrupt of the calling thread stops them.
   *
   * @param maxTries the random placements for one sample after which the source is at fault
   */
  SampleSource(SolverOptions options, QueensModel model, RandomGenerator random, double maxTries) {
    this.options = options;
    this.random = random;
    this.maxTries = maxTries;
    this.stop = StopSignal.startOwned(options);
    this.placements = new RandomPlacements(model);
  }

  @Override
  public boolean hasNext() {
    return true;
  }

  @Override
  public Placement next() {
    return placements.next(random, maxTries, stop).orElseThrow(this::stopped);
  }

  @Override
  public SearchStoppedException stopped() {
    return stop.stopped(options.backend().id());
  }

  @Override
  public void stop() {
    stop.stop(Completion.STOPPED_BY_CONSUMER);
  }

  @Override
  public void close() {}
}
